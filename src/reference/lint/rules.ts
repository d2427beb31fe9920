/** Redocly plugin with the lint rules of this project. */
import type { Plugin } from '@redocly/openapi-core';
import { knownArguments } from './arguments.ts';
import { commonSubset, uniqueComponents } from './commonSubset.ts';
import { defaults, examples } from './defaults.ts';
import { deprecations } from './deprecations.ts';
import { statedNumbers } from './statedNumbers.ts';
import { homeCards } from './homeCards.ts';
import { operationNames } from './operationNames.ts';
import { operationKeys } from './operationKeys.ts';
import { hasGenerator, hasResponses, onePagePerOperation } from './operations.ts';
import { patternWords } from './patternWords.ts';
import { portableSchemas } from './portableSchemas.ts';
import { leadSentences, sampleNames } from './leadSentences.ts';
import { renderedKeywords } from './renderedKeywords.ts';
import { responses } from './responses.ts';
import {
  genericDescriptions,
  realValuesLink,
  uniqueDescriptions,
  searchWords,
} from './descriptions.ts';
import { vocabulary } from './vocabulary.ts';
import { warnings } from './warnings.ts';

export const redoclyPlugin: Plugin = {
  id: 'pages',
  rules: {
    oas3: {
      'one-per-operation': onePagePerOperation,
      'has-responses': hasResponses,
      'has-generator': hasGenerator,
      'rendered-keywords': renderedKeywords,
      'portable-schemas': portableSchemas,
      'common-subset': commonSubset,
      'unique-components': uniqueComponents,
      'pattern-words': patternWords,
      'operation-keys': operationKeys,
      defaults,
      'known-arguments': knownArguments,
      'home-cards': homeCards,
      deprecations,
      'lead-sentences': leadSentences,
      'sample-names': sampleNames,
      warnings,
      names: operationNames,
      responses,
      examples,
      vocabulary,
      'stated-numbers': statedNumbers,
      'unique-descriptions': uniqueDescriptions,
      'search-words': searchWords,
      'generic-descriptions': genericDescriptions,
      'real-values-link': realValuesLink,
    },
  },
};
