import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { toTable } from './measures.ts';
import { drawAnswers, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

/** The word between the last two partners of a firm. */
const CONJUNCTIONS = toTable(
  'en and en-GB and de und fr et es y it e nl en pl i pt-BR e cs a nb og',
);

/** Endings that are customary, but no form in law. */
const CUSTOMARY = [
  ...['Group', 'and Sons', 'Gruppe', 'Hermanos', 'e Hijos', 'e figli', 'en Zonen', 'og Sønner'],
  ...['ובניו', 'ושות׳', 'המאוחד'],
];

testValues('company', [
  ['legal-entity-type', { formal: true }, ['Corp', 'Inc', 'LLC', 'LLP', 'LP', 'PLLC']],
  // Forms of Companies House, of which the United States has only the LLP.
  ['legal-entity-type', { formal: true, locale: 'en-GB' }, ['CIC', 'LLP', 'Ltd', 'PLC']],
  ['legal-entity-type', { formal: true, locale: 'he' }, ['בע״מ', 'ע״ר']],
  ['legal-entity-type', { locale: 'pl' }, { has: ['Sp. z o.o.'] }],
  ['legal-entity-type', { locale: 'ru' }, /^[^A-Z]+$/],
  // A slogan has one capital, at its start.
  ['catch-phrase', { locale: 'es' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['catch-phrase', { locale: 'it' }, /^[\p{Lu}\d]\P{Lu}+$/u],
  ['vat-number', { country: 'CH', formatted: true }, /^CHE-\d{3}\.\d{3}\.\d{3} MWST$/],
  ['vat-number', { country: 'FR', formatted: true }, /^FR \d{11}$/],
]);

testAnswers('company/legal-entity-type', {
  'is none that is only customary when a formal one is asked for': (form, { formal }) =>
    formal ? !CUSTOMARY.includes(form) : undefined,
});

testAnswers('company/company-name', {
  'has a legal form of its country where one is wanted, and else none': (name, query) => {
    const [legalForm, locale] = [query['legalForm'], String(query['locale'])];
    const forms = [...drawDistinct('company/legal-entity-type', { locale })];
    const space = ['ja', 'zh-CN'].includes(locale) ? '' : ' ';
    const has = forms.some(
      (form) => name.endsWith(`${space}${form}`) || name.startsWith(`${form}${space}`),
    );
    if (legalForm !== undefined) return has === legalForm;
    return ['it', 'cs', 'ru', 'uk', 'ja', 'zh-CN'].includes(locale) ? has : undefined;
  },
});

describe('companies', () => {
  test.each(Object.entries(CONJUNCTIONS))('%s: partners are joined by "%s"', (locale, word) => {
    const names = drawValues('company/company-name', { locale });
    expect(names.join()).toContain(` ${word} `);
    const others = Object.values(CONJUNCTIONS).filter((each) => each !== word);
    const foreign = RegExp(` (${others.join('|')}) `);
    const customary = RegExp(`(${CUSTOMARY.join('|')})$`);
    expect(names.filter((name) => foreign.test(name.replace(customary, '')))).toEqual([]);
  });
});

const { company } = allLocales.en;

/** Lists of the words in each kind of phrase, in their order. */
const PARTS: Record<string, (readonly string[] | null | undefined)[]> = {
  slogan: [company?.adjective, company?.descriptor, company?.noun],
  'buzz-phrase': [company?.buzz_verb, company?.buzz_adjective, company?.buzz_noun],
};

const CASINGS: Record<string, RegExp> = {
  sentence: /^(\p{Lu}|24)/u,
  title: /^[^\p{Ll} ]\S*( [^\p{Ll} ]\S*)*$/u,
  lower: /^\P{Lu}+$/u,
};

testAnswers('company/catch-phrase', {
  'is in English one word of each of three lists': (phrase, { locale, kind }) => {
    const parts = PARTS[String(kind)]?.map((list) => `(${list?.join('|') ?? ''})`) ?? [];
    return locale === 'en' ? RegExp(`^${parts.join(' ')}$`, 'i').test(phrase) : undefined;
  },
  'has in English the casing asked for': (phrase, { locale, casing }) =>
    locale === 'en' ? CASINGS[String(casing)]?.test(phrase) : undefined,
});

test('catch phrases of both kinds were looked at', () => {
  const kinds = drawAnswers('company/catch-phrase').map(({ query }) => String(query['kind']));
  expect(new Set(kinds)).toEqual(new Set(Object.keys(PARTS)));
});
