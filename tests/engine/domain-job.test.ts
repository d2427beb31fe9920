import { describe, expect, test } from 'vitest';
import { times } from '../support/sweep.ts';
import { answersOf, distinct, fresh } from './faults.ts';

type Level = Record<'track' | 'level', string> & { rank: number };

/** Requests that need English words, so that others are answered with 400. */
/** How the parts of a title are put together where that is not as in English. */
const ORDERS: Record<string, string> = {
  fr: 'type area descriptor',
  es: 'type de area descriptor',
  'pt-BR': 'type de area descriptor',
  ja: 'descriptorareatype',
};

const LADDERS: Record<string, string[]> = {
  expert: ['Intern', 'Junior', 'Mid-level', 'Senior', 'Staff', 'Principal', 'Distinguished'],
  management: [
    'Team Lead',
    'Manager',
    'Senior Manager',
    'Director',
    'Vice President',
    'Chief Officer',
  ],
};

/** All words of one kind, as the part of an expression. */
const anyOf = (name: string, locale: string) => `(${[...distinct(name, { locale })].join('|')})`;

describe('jobs', () => {
  test.each(['en', 'fr', 'es', 'pt-BR', 'sv', 'ru', 'uk', 'ja'])(
    '%s: a title puts the words of the other generators in the order of the language',
    (locale) => {
      const order = ORDERS[locale] ?? 'descriptor area type';
      const short = order.replace(/ ?descriptor ?/, '');
      const [full, brief] = [order, short].map((text) =>
        RegExp(
          `^${text
            .replace(/type|area/g, (part) => anyOf(`job/job-${part}`, locale))
            .replace('descriptor', String.raw`\p{L}\S*( \p{L}+)?`)}$`,
          'u',
        ),
      );
      const titles = answersOf('job/job-title').filter(({ query }) => query['locale'] === locale);
      const wrong = titles.filter(
        ({ query: { descriptor }, value }) => !(descriptor ? full : brief)?.test(value),
      );
      expect(titles.length).toBeGreaterThanOrEqual(times(20, 100));
      expect(wrong).toEqual([]);
    },
  );

  test('areas keep to the length asked for, and French ones begin with their preposition', () => {
    const shortest: Record<string, number> = { ru: 9, uk: 9 };
    const wrong = answersOf('job/job-area').filter(
      ({ query: { locale, maxLength }, value }) =>
        value.length > Math.max(Number(maxLength ?? 30), shortest[String(locale)] ?? 0) ||
        (locale === 'fr' && !/^(d[eu]s? |de la |de l'|d')/.test(value)),
    );
    expect(wrong).toEqual([]);
    const [longest = 0] = [...distinct('job/job-area')].map((v) => v.length).sort((a, b) => b - a);
    expect(longest).toBeGreaterThan(8);
  });

  test('types of jobs are divided into those that lead and all others', () => {
    const leading = distinct('job/job-type', { leading: true });
    const wrong = answersOf('job/job-type').filter(
      ({ query, value }) =>
        query['leading'] !== undefined && leading.has(value) !== query['leading'],
    );
    expect(wrong).toEqual([]);
    expect([...leading]).toEqual(expect.arrayContaining(['Director', 'Supervisor']));
  });

  test('words of other languages are spelt as their dictionaries have them', () => {
    const all = ['es', 'fr', 'pt-BR'].flatMap((locale) =>
      ['job-area', 'job-type', 'job-title'].flatMap((part) => [
        ...distinct(`job/${part}`, { locale }),
      ]),
    );
    expect(all.join(' ')).toContain('Movilidad');
    const misspelt = /Seguridada|Mobilidad\b|Relacc?iones|Executif|Ingenieur|Atentende/;
    expect(all.filter((word) => misspelt.test(word))).toEqual([]);
  });

  test('a level stands on the rung of its ladder that its rank tells', () => {
    const wrong = answersOf<Level>('job/seniority-level').filter(
      ({ query, value: { track, rank, level } }) =>
        LADDERS[track]?.[rank - 1] !== level || (query['track'] ?? track) !== track,
    );
    expect(wrong).toEqual([]);
    const tops = Object.keys(LADDERS).map((track) =>
      Math.max(...fresh<Level>('job/seniority-level', { track }).map(({ rank }) => rank)),
    );
    expect(tops).toEqual([7, 6]);
  });
});
