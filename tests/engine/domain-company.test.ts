import { describe, expect, test } from 'vitest';
import { answersOf, distinct, fresh } from './faults.ts';

/** The word between the last two partners of a firm. */
const CONJUNCTIONS = {
  en: 'and',
  'en-GB': 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  nl: 'en',
  pl: 'i',
  'pt-BR': 'e',
  cs: 'a',
  nb: 'og',
};

/** Endings that are customary, but no form in law. */
const CUSTOMARY = [
  ...['Group', 'and Sons', 'Gruppe', 'Hermanos', 'e Hijos', 'e figli', 'en Zonen', 'og Sønner'],
  ...['ובניו', 'ושות׳', 'המאוחד'],
];

describe('companies', () => {
  test('a company has a legal form of its country where one is wanted, and else none', () => {
    const forms = new Map<unknown, string[]>();
    for (const { query, value } of answersOf('company/company-name')) {
      const { locale, legalForm } = query;
      const own = forms.get(locale) ?? [
        ...new Set(fresh('company/legal-entity-type', { locale: String(locale) })),
      ];
      forms.set(locale, own);
      const space = ['ja', 'zh-CN'].includes(String(locale)) ? '' : ' ';
      const has = own.some(
        (form) => value.endsWith(`${space}${form}`) || value.startsWith(`${form}${space}`),
      );
      if (legalForm !== undefined) expect(has, value).toBe(legalForm);
      else if (['it', 'cs', 'ru', 'uk', 'ja', 'zh-CN'].includes(String(locale)))
        expect(has, value).toBe(true);
    }
  });

  test.each(Object.entries(CONJUNCTIONS))('%s: partners are joined by "%s"', (locale, word) => {
    const names = fresh('company/company-name', { locale });
    expect(names.join()).toContain(` ${word} `);
    const others = new Set(Object.values(CONJUNCTIONS).filter((each) => each !== word));
    const customary = RegExp(`(${CUSTOMARY.join('|')})$`);
    const wrong = names.filter((name) =>
      [...others].some((other) => name.replace(customary, '').includes(` ${other} `)),
    );
    expect(wrong).toEqual([]);
  });

  test('formal legal forms leave out what is only customary', () => {
    const wrong = answersOf('company/legal-entity-type').filter(
      ({ query: { formal }, value }) => formal === true && CUSTOMARY.includes(value),
    );
    expect(wrong).toEqual([]);
    expect(distinct('company/legal-entity-type', { formal: true })).toEqual(
      new Set(['Inc', 'LLC']),
    );
    expect(distinct('company/legal-entity-type', { locale: 'pl' })).toContain('Sp. z o.o.');
    expect(distinct('company/legal-entity-type', { locale: 'he', formal: true })).toEqual(
      new Set(['בע״מ', 'ע״ר']),
    );
    expect(
      [...distinct('company/legal-entity-type', { locale: 'ru' })].filter((form) =>
        /[A-Z]/.test(form),
      ),
    ).toEqual([]);
  });
});
