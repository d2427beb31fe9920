/** Regression tests for wrong values. Each test covers all operations in which the error could occur. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { findDefinition } from '../src/mock/locales.ts';
import { baseLocale, english } from '../src/locales/english.ts';
import { generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import forbiddenWords from './forbiddenWords.json' with { type: 'json' };

/** Returns a thousand values of an operation. */
function valuesOf<T = string>(name: string, query: Query = {}): T[] {
  return Array.from({ length: 10 }, (_, seed) => seed).flatMap(
    (seed) => generateResponse(name, { ...query, count: 100, seed }).data as T[],
  );
}

test.each([
  ['database/mongodb-object-id', {}, (id: string) => id.slice(8)],
  ['finance/ethereum-address', {}, (address: string) => address.slice(2)],
  ['system/semantic-version', { build: true }, (version: string) => version.split('+')[1] ?? ''],
  ['git/commit-sha', {}, String],
  ['image/placeholder-svg', {}, (svg: string) => /fill="#(\w{6})"/.exec(svg)?.[1] ?? ''],
  ['image/identicon', {}, (svg: string) => /fill="#(\w{6})" d/.exec(svg)?.[1] ?? ''],
  ['image/data-uri', {}, (uri: string) => /fill%3D%22%23(\w{6})/.exec(uri)?.[1] ?? ''],
])('in values of %s all hexadecimal digits are equally likely', (name, query, read) => {
  const digits = valuesOf(name, query).map(read).join('').toLowerCase();
  const letters = digits.replaceAll(/\d/g, '').length / digits.length;
  // 6 of 16 digits are letters. The tolerance is six standard deviations for 7,000 digits.
  expect(Math.abs(letters - 6 / 16)).toBeLessThan(0.035);
});

const definitionOf = (locale: string) =>
  ({ base: baseLocale, en: english })[locale] ?? findDefinition(locale);

/** Words that must never occur, keyed by locale and list. The list is maintained independently of `corrections.ts`. */
const FORBIDDEN_WORDS = forbiddenWords as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

const findList = (definition: unknown, list: string): unknown =>
  list.split('.').reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part.map((item: Record<string, unknown>) => item[key]);
    return (part as Record<string, unknown> | undefined)?.[key];
  }, definition);

const ROWS = Object.entries(FORBIDDEN_WORDS).flatMap(([locale, lists]) =>
  Object.entries(lists).map(([list, words]) => [locale, list, words.split('|')] as const),
);

test.each(ROWS)('locale %s: no word in the list %s is known to be wrong', (locale, list, words) => {
  const entries = findList(definitionOf(locale), list) as unknown[];
  expect(words.filter((word) => entries.includes(word))).toEqual([]);
});

/** Modules that correct or complete faker's data for all other modules. */
const CORRECTING = /^(locales\/|mock\/locales\.ts$)/;

test('no generator imports uncorrected data from faker', () => {
  const source = path.join(import.meta.dirname, '../src');
  const modules = globSync('**/*.ts', { cwd: source }).filter((file) => !CORRECTING.test(file));
  const readers = modules.filter((file) =>
    /^import \{(?! (Faker|generateMersenne53Randomizer) \}).* from '@faker-js/m.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  );
  expect(readers).toEqual([]);
});

test('food descriptions do not use arrowroot, rice paper or mango as seasoning', () => {
  const texts = valuesOf('food/food-description');
  const seasonings = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/(?:pinch|hint|tablespoon) of ([\w ]+)|(?:seasoned|fragrant) with ([\w ]+)/g),
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  expect(seasonings.length).toBeGreaterThan(100);
  expect(seasonings.filter((word) => /^(arrowroot|rice paper|mango)\b/.test(word))).toEqual([]);
});
