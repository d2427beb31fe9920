import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { toSteps } from '../generator.ts';
import type { PrepareGenerator } from '../generator.ts';
import { ValidationError } from '../validationError.ts';
import type { CharacterClass } from './characterClass.ts';
import { maxRepetitions, maxDifferentTexts, parseExpression } from './expression.ts';
import type { PatternNode } from './expression.ts';

/** Cost of generating a part of an expression, relative to a character of another generator. */
const STEP_COST = 3;

/** Picks a character. All are equally likely. A class with one character uses no random number. */
function pickCharacter(faker: Faker, characters: CharacterClass): string {
  const { size } = characters;
  return characters.at(size > 1 ? faker.number.int({ max: size - 1 }) : 0);
}

function createText(faker: Faker, node: PatternNode): string {
  switch (node.kind) {
    case 'characters':
      return pickCharacter(faker, node.characters);
    case 'sequence':
      return node.parts.map((part) => createText(faker, part)).join('');
    case 'choice':
      return createText(faker, faker.helpers.arrayElement(node.alternatives));
    case 'repetition': {
      const { min, max, part } = node;
      return Array.from({ length: faker.number.int({ min, max }) }, () =>
        createText(faker, part),
      ).join('');
    }
  }
}

/** Generates text that matches a regular expression in the request. */
export const prepareRegexMatch: PrepareGenerator<ArgumentsOf['custom']['regex-match']> = ({
  expression,
  unique,
  count,
}) => {
  const parsed = parseExpression(expression);
  if ('error' in parsed)
    throw new ValidationError([{ name: 'expression', detail: `${parsed.error}.` }]);
  const { node } = parsed;
  const most = unique ? maxDifferentTexts(node) : Infinity;
  const detail = `Must be at most ${most} with unique: the expression has no more matches.`;
  if (most < count) throw new ValidationError([{ name: 'count', detail }]);
  return {
    steps: toSteps((faker) => createText(faker, node)),
    cost: STEP_COST * maxRepetitions(node),
  };
};
