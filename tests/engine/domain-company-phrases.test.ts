import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { answersOf, fresh } from './faults.ts';

const words = allLocales.en.company;

/** The lists of words that phrases of a kind are made of, in their order. */
const PARTS = {
  slogan: [words?.adjective, words?.descriptor, words?.noun],
  'buzz-phrase': [words?.buzz_verb, words?.buzz_adjective, words?.buzz_noun],
};

const english = answersOf('company/catch-phrase').filter(({ query }) => query['locale'] === 'en');

describe('phrases of companies', () => {
  test.each(Object.entries(PARTS))('a %s is one word of each of three lists', (kind, lists) => {
    const parts = lists.map((list) => `(${list?.join('|') ?? ''})`);
    const expression = RegExp(`^${parts.join(' ')}$`, 'i');
    const phrases = english.filter(({ query }) => query['kind'] === kind);
    expect(phrases.length).toBeGreaterThan(0);
    expect(phrases.filter(({ value }) => !expression.test(value))).toEqual([]);
  });

  test('a phrase has the casing asked for', () => {
    const cases: Record<string, RegExp> = {
      sentence: /^(\p{Lu}|24)/u,
      title: /^[^\p{Ll} ]\S*( [^\p{Ll} ]\S*)*$/u,
      lower: /^\P{Lu}+$/u,
    };
    const wrong = english.filter(
      ({ query, value }) => !cases[String(query['casing'])]?.test(value),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['es', 'it'])('%s: a slogan has one capital, at its start', (locale) => {
    const slogans = fresh('company/catch-phrase', { locale });
    expect(slogans.filter((slogan) => !/^[\p{Lu}\d]\P{Lu}+$/u.test(slogan))).toEqual([]);
  });
});
