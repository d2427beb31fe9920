import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import { parsePairs } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

/** The word between the last two partners in a company name, keyed by locale. */
const CONJUNCTIONS = parsePairs(
  'en and en-GB and de und fr et es y it e nl en pl i pt-BR e cs a nb og',
);

/** Customary endings of company names that are not legal forms. */
const CUSTOMARY = [
  ...['Group', 'and Sons', 'Gruppe', 'Hermanos', 'e Hijos', 'e figli', 'en Zonen', 'og Sønner'],
  ...['ובניו', 'ושות׳', 'המאוחד'],
];

/** Returns the legal forms in faker's data, which the types of faker do not contain. */
const formsOf = (locale: string): string[] => {
  const { company } = (locale === 'en' ? english : findDefinition(locale)) ?? {};
  const { legal_entity_type: forms } = (company ?? english.company) as Record<string, string[]>;
  return forms ?? [];
};

/** Returns whether a name has a legal form if the request or the locale requires a legal form. */
function hasLegalForm(name: string, { legalForm, locale }: Query): boolean | undefined {
  const space = ['ja', 'zh-CN'].includes(String(locale)) ? '' : ' ';
  const has = formsOf(String(locale)).some(
    (form) => name.endsWith(`${space}${form}`) || name.startsWith(`${form}${space}`),
  );
  if (legalForm !== undefined) return has === legalForm;
  return ['it', 'cs', 'ru', 'uk', 'ja', 'zh-CN'].includes(String(locale)) ? has : undefined;
}

/** Returns the words between the partners in a company name. */
const conjunctionsOf = (name: string): string[] => {
  const partners = name.replace(RegExp(`(${CUSTOMARY.join('|')})$`), '');
  const words = RegExp(`(?<= )(${Object.values(CONJUNCTIONS).join('|')})(?= )`, 'g');
  return partners.match(words) ?? [];
};

const joinsPartners = (name: string, { locale }: Query): boolean =>
  conjunctionsOf(name).every((word) => word === CONJUNCTIONS[String(locale)]);

const { company } = english;

/** Word lists for each kind of phrase, in the order of the words. */
const PARTS: Readonly<Record<string, (readonly string[] | null | undefined)[]>> = {
  slogan: [company?.adjective, company?.descriptor, company?.noun],
  'buzz-phrase': [company?.buzz_verb, company?.buzz_adjective, company?.buzz_noun],
};

const CASINGS: Readonly<Record<string, RegExp>> = {
  sentence: /^(\p{Lu}|24)/u,
  title: /^[^\p{Ll} ]\S*( [^\p{Ll} ]\S*)*$/u,
  lower: /^\P{Lu}+$/u,
};

/** Returns whether an English phrase has one word from each of its lists, in the requested casing. */
function hasPartsInCasing(phrase: string, { locale, kind, casing }: Query): boolean | undefined {
  if (locale !== 'en') return undefined;
  const parts = PARTS[String(kind)]?.map((list) => `(${list?.join('|') ?? ''})`) ?? [];
  return RegExp(`^${parts.join(' ')}$`, 'i').test(phrase) && CASINGS[String(casing)]?.test(phrase);
}

export const cases: readonly ValueCase[] = [
  ['legal-entity-type', { formal: true }, ['Corp', 'Inc', 'LLC', 'LLP', 'LP', 'PLLC']],
  // These forms are registered at Companies House. In the United States, only the LLP exists.
  ['legal-entity-type', { formal: true, locale: 'en-GB' }, ['CIC', 'LLP', 'Ltd', 'PLC']],
  ['legal-entity-type', { formal: true, locale: 'he' }, ['בע״מ', 'ע״ר']],
  ['legal-entity-type', { locale: 'pl' }, { has: ['Sp. z o.o.'] }],
  ['legal-entity-type', { locale: 'ru' }, /^[^A-Z]+$/],
  // A slogan only has a capital letter at its start.
  ['catch-phrase', { locale: 'es' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['catch-phrase', { locale: 'it' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['vat-number', { country: 'CH', formatted: true }, /^CHE-\d{3}\.\d{3}\.\d{3} MWST$/],
  ['vat-number', { country: 'FR', formatted: true }, /^FR \d{11}$/],
  ['legal-entity-type', { formal: true }, (form: string) => !CUSTOMARY.includes(form)],
  ['company-name', EVERY_REQUEST, hasLegalForm],
  ...Object.entries(CONJUNCTIONS).flatMap(([locale, word]): ValueCase[] => [
    ['company-name', { locale }, { has: [word], of: conjunctionsOf }],
    ['company-name', { locale }, joinsPartners],
  ]),
  ['catch-phrase', EVERY_REQUEST, hasPartsInCasing],
];
