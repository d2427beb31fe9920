import { expect, test } from 'vitest';
import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import { toTable } from '../measures.ts';
import { createValues, testEachValue } from '../values.ts';

/** The word between the last two partners of a firm. */
const CONJUNCTIONS = toTable(
  'en and en-GB and de und fr et es y it e nl en pl i pt-BR e cs a nb og',
);

/** Endings that are customary, but no form in law. */
const CUSTOMARY = [
  ...['Group', 'and Sons', 'Gruppe', 'Hermanos', 'e Hijos', 'e figli', 'en Zonen', 'og Sønner'],
  ...['ובניו', 'ושות׳', 'המאוחד'],
];

testEachValue('company/legal-entity-type', {
  'is a form in law if only formal types are requested': (form, { formal }) =>
    formal ? !CUSTOMARY.includes(form) : undefined,
});

/** Faker has legal forms, but not in its types. */
const formsOf = (locale: string): string[] => {
  const { company } = (locale === 'en' ? english : findDefinition(locale)) ?? {};
  const { legal_entity_type: forms } = (company ?? english.company) as Record<string, string[]>;
  return forms ?? [];
};

testEachValue('company/company-name', {
  'has a legal form of its country if one is requested, or if every name has one': (
    name,
    query,
  ) => {
    const [legalForm, locale] = [query['legalForm'], String(query['locale'])];
    const space = ['ja', 'zh-CN'].includes(locale) ? '' : ' ';
    const has = formsOf(locale).some(
      (form) => name.endsWith(`${space}${form}`) || name.startsWith(`${form}${space}`),
    );
    if (legalForm !== undefined) return has === legalForm;
    return ['it', 'cs', 'ru', 'uk', 'ja', 'zh-CN'].includes(locale) ? has : undefined;
  },
});

test.each(Object.entries(CONJUNCTIONS))('%s: partners are joined by "%s"', (locale, word) => {
  const names = createValues('company/company-name', { locale });
  expect(names.join()).toContain(` ${word} `);
  const others = Object.values(CONJUNCTIONS).filter((each) => each !== word);
  const foreign = RegExp(` (${others.join('|')}) `);
  const customary = RegExp(`(${CUSTOMARY.join('|')})$`);
  const wrong = names.filter((name) => foreign.test(name.replace(customary, '')));
  expect(wrong.slice(0, 5)).toEqual([]);
});

const { company } = english;

/** Lists of the words in each kind of phrase, in their order. */
const PARTS: Readonly<Record<string, (readonly string[] | null | undefined)[]>> = {
  slogan: [company?.adjective, company?.descriptor, company?.noun],
  'buzz-phrase': [company?.buzz_verb, company?.buzz_adjective, company?.buzz_noun],
};

const CASINGS: Readonly<Record<string, RegExp>> = {
  sentence: /^(\p{Lu}|24)/u,
  title: /^[^\p{Ll} ]\S*( [^\p{Ll} ]\S*)*$/u,
  lower: /^\P{Lu}+$/u,
};

testEachValue('company/catch-phrase', {
  'is in English one word of each of three lists, in the requested casing': (phrase, query) => {
    if (query['locale'] !== 'en') return undefined;
    const parts = PARTS[String(query['kind'])]?.map((list) => `(${list?.join('|') ?? ''})`) ?? [];
    return (
      RegExp(`^${parts.join(' ')}$`, 'i').test(phrase) &&
      CASINGS[String(query['casing'])]?.test(phrase)
    );
  },
});
