import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { capitalise, toGerund, toThirdPerson } from '../inflect.ts';
import type { RequestArguments } from '../request.ts';

/** Endings in the library's lists that are customary but no legal form. */
const INFORMAL = new Set(
  'Group,and Sons,Gruppe,Hermanos,e Hijos,e figli,Bedrijf,Combinatie,Groep,en Zonen,Comércio,e Associados,Gruppen,Investment,한국'.split(
    ',',
  ),
);

/** The library's Polish list has the company with limited liability without its first word. */
const LEGAL_FORM_CORRECTIONS: Readonly<Record<string, string>> = { 'z o.o': 'Sp. z o.o.' };

/** The word for "and" where the library has only the English one. */
const CONJUNCTIONS: Readonly<Record<string, string>> = { nl: 'en', pl: 'i' };

/** English buzz nouns that have no plural. */
const MASS_NOUNS = new Set(
  'AI,ROI,content,convergence,e-commerce,lifetime value,mindshare'.split(','),
);

const CASES = ['sentence', 'title', 'lower'] as const;
const VERB_FORMS = ['base', 'ing', 'third-person'] as const;

function createCompanyName(faker: Faker, request: RequestArguments): string {
  const locale = request.string('locale') ?? 'en';
  const legalForm = request.boolean('legalForm');
  const patterns = faker.definitions.company.name_pattern.filter(
    (pattern) => legalForm === undefined || legalForm === pattern.includes('legal_entity_type'),
  );
  const pattern = faker.helpers.arrayElement(patterns);
  const legal = createLegalForm(faker, legalForms(faker));
  const name = faker.helpers.fake(pattern.replace('{{company.legal_entity_type}}', () => legal));
  return name.replace(' and ', ` ${CONJUNCTIONS[locale] ?? 'and'} `);
}

/** The list that company names draw on: the library has it, but not in its types. */
function legalForms(faker: Faker): string[] {
  const forms: unknown = Reflect.get(faker.definitions.company, 'legal_entity_type');
  return Array.isArray(forms) ? forms.map(String) : [];
}

function createLegalForm(faker: Faker, forms: readonly string[]): string {
  const form = faker.helpers.arrayElement(forms);
  return LEGAL_FORM_CORRECTIONS[form] ?? form;
}

function createLegalEntityType(faker: Faker, request: RequestArguments): string {
  const forms = legalForms(faker);
  const formal = request.boolean('formal');
  return createLegalForm(faker, formal ? forms.filter((form) => !INFORMAL.has(form)) : forms);
}

function createCatchPhrase(faker: Faker, request: RequestArguments): string {
  const phrase = faker.company.catchPhrase();
  const style = request.oneOf('casing', CASES);
  if (style === 'lower') return phrase.toLowerCase();
  if (style === 'title') return phrase.split(' ').map(capitalise).join(' ');
  return phrase;
}

function createCatchPhraseAdjective(faker: Faker, request: RequestArguments): string {
  const hyphenated = request.boolean('hyphenated');
  const words = faker.definitions.company.adjective;
  return faker.helpers.arrayElement(
    words.filter((word) => hyphenated === undefined || word.includes('-') === hyphenated),
  );
}

function createCatchPhraseDescriptor(faker: Faker, request: RequestArguments): string {
  const limit = request.number('maxLength') ?? Infinity;
  return faker.helpers.arrayElement(
    faker.definitions.company.descriptor.filter((word) => word.length <= limit),
  );
}

function createCatchPhraseNoun(faker: Faker, request: RequestArguments): string {
  const compound = request.boolean('compound');
  const nouns = faker.definitions.company.noun;
  return faker.helpers.arrayElement(
    nouns.filter((noun) => compound === undefined || noun.includes(' ') === compound),
  );
}

function createBuzzPhrase(faker: Faker, request: RequestArguments): string {
  const phrase = faker.company.buzzPhrase();
  return request.boolean('sentence') ? `${capitalise(phrase)}.` : phrase;
}

function createBuzzAdjective(faker: Faker, request: RequestArguments): string {
  const letter = request.string('startsWith') ?? '';
  const words = faker.definitions.company.buzz_adjective.filter((word) =>
    word.toLowerCase().startsWith(letter),
  );
  return faker.helpers.arrayElement(words);
}

function createBuzzNoun(faker: Faker, request: RequestArguments): string {
  const number = request.oneOf('kind', ['plural', 'mass']);
  if (number === undefined) return faker.company.buzzNoun();
  const nouns = faker.definitions.company.buzz_noun;
  return faker.helpers.arrayElement(
    nouns.filter((noun) => MASS_NOUNS.has(noun) === (number === 'mass')),
  );
}

function createBuzzVerb(faker: Faker, request: RequestArguments): string {
  const form = request.oneOf('form', VERB_FORMS) ?? 'base';
  const verb = faker.company.buzzVerb();
  if (form === 'base') return verb;
  return form === 'ing' ? toGerund(verb) : toThirdPerson(verb);
}

export const company: TagGenerators = {
  'company-name': createCompanyName,
  'legal-entity-type': createLegalEntityType,
  'catch-phrase': createCatchPhrase,
  'catch-phrase-adjective': createCatchPhraseAdjective,
  'catch-phrase-descriptor': createCatchPhraseDescriptor,
  'catch-phrase-noun': createCatchPhraseNoun,
  'buzz-phrase': createBuzzPhrase,
  'buzz-adjective': createBuzzAdjective,
  'buzz-noun': createBuzzNoun,
  'buzz-verb': createBuzzVerb,
};
