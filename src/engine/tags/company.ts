import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { capitalise } from '../inflect.ts';
import type { RequestArguments } from '../request.ts';
import { createVatNumber } from './company/vatNumber.ts';

/** Endings in faker's lists that are customary but no legal form. */
const INFORMAL = new Set(
  'Group,and Sons,Gruppe,Hermanos,e Hijos,e figli,Bedrijf,Combinatie,Groep,en Zonen,Comércio,e Associados,Gruppen,Investment,og Sønner,המאוחד,ובניו,ושות׳'.split(
    ',',
  ),
);

const CASES = ['sentence', 'title', 'lower'] as const;
const PHRASES = ['slogan', 'buzz-phrase'] as const;

function createCompanyName(faker: Faker, request: RequestArguments): string {
  const legalForm = request.optional.boolean('legalForm');
  const patterns = faker.definitions.company.name_pattern.filter(
    (pattern) => legalForm === undefined || legalForm === pattern.includes('legal_entity_type'),
  );
  const pattern = faker.helpers.arrayElement(patterns);
  const legal = faker.helpers.arrayElement(legalForms(faker));
  return faker.helpers.fake(pattern.replace('{{company.legal_entity_type}}', () => legal));
}

/** The list that company names draw on: faker has it, but not in its types. */
function legalForms(faker: Faker): string[] {
  const forms: unknown = Reflect.get(faker.definitions.company, 'legal_entity_type');
  return Array.isArray(forms) ? forms.map(String) : [];
}

function createLegalEntityType(faker: Faker, request: RequestArguments): string {
  const forms = legalForms(faker);
  const formal = request.boolean('formal');
  return faker.helpers.arrayElement(formal ? forms.filter((form) => !INFORMAL.has(form)) : forms);
}

/** A slogan. The library's Italian and Spanish lists have nouns with a capital, which their languages do not. */
function createSlogan(faker: Faker, request: RequestArguments): string {
  const slogan = faker.company.catchPhrase();
  return ['es', 'it'].includes(request.string('locale')) ? slogan.toLowerCase() : slogan;
}

/** Creates a company's slogan: three words for a noun, or an intention. */
function createCatchPhrase(faker: Faker, request: RequestArguments): string {
  const phrase = capitalise(
    request.oneOf('kind', PHRASES) === 'buzz-phrase'
      ? faker.company.buzzPhrase()
      : createSlogan(faker, request),
  );
  const casing = request.oneOf('casing', CASES);
  if (casing === 'lower') return phrase.toLowerCase();
  if (casing === 'title') return phrase.split(' ').map(capitalise).join(' ');
  return phrase;
}

export const company: TagGenerators = {
  'company-name': createCompanyName,
  'legal-entity-type': createLegalEntityType,
  'vat-number': createVatNumber,
  'catch-phrase': createCatchPhrase,
};
