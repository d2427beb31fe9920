import { capitalise } from '../inflect.ts';
import { defineTag } from '../tag.ts';
import type { GeneratorContext } from '../tag.ts';
import { createVatNumber } from './company/vatNumber.ts';

/** Endings in faker's lists that are not legal forms. */
const INFORMAL = new Set(
  'Group,and Sons,Gruppe,Hermanos,e Hijos,e figli,Bedrijf,Combinatie,Groep,en Zonen,Comércio,e Associados,Gruppen,Investment,og Sønner,המאוחד,ובניו,ושות׳'.split(
    ',',
  ),
);

const PHRASE_CASES = {
  sentence: capitalise,
  title: (phrase: string) => phrase.split(' ').map(capitalise).join(' '),
  lower: (phrase: string) => phrase.toLowerCase(),
};

/** Returns the legal forms in company names. Faker's types do not declare this list. */
function legalForms({ definitions }: GeneratorContext): string[] {
  const forms = definitions.company['legal_entity_type'];
  return Array.isArray(forms) ? forms.map(String) : [];
}

export const company = defineTag('company', {
  'company-name': ({ legalForm }, context) => {
    const forms = legalForms(context);
    const patterns = context.definitions.company.name_pattern.filter(
      (each) => legalForm === undefined || legalForm === each.includes('legal_entity_type'),
    );
    return (faker) => {
      const pattern = faker.helpers.arrayElement(patterns);
      const form = faker.helpers.arrayElement(forms);
      return faker.helpers.fake(pattern.replace('{{company.legal_entity_type}}', () => form));
    };
  },
  'legal-entity-type': ({ formal }, context) =>
    legalForms(context).filter((form) => !formal || !INFORMAL.has(form)),
  'vat-number': (args) => (faker) => createVatNumber(faker, args),
  'catch-phrase':
    ({ locale, kind, casing }) =>
    (faker) => {
      if (kind === 'buzz-phrase') return PHRASE_CASES[casing](faker.company.buzzPhrase());
      const slogan = faker.company.catchPhrase();
      // Faker's Italian and Spanish lists capitalize nouns, although these languages do not.
      const isWrong = locale === 'es' || locale === 'it';
      return PHRASE_CASES[casing](isWrong ? slogan.toLowerCase() : slogan);
    },
});
