/** Tests that all strings are in Unicode normalisation form C (NFC), which databases and forms expect. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { baseLocale, english } from '../src/locales/english.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { spec } from './document.ts';

const locales = spec.components.schemas['Locale']?.enum ?? [];

/** Returns the strings in a list that are not in NFC. */
const findOthers = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value).match(/"[^"]*"/g))].filter(
    (text) => text !== text.normalize('NFC'),
  );

test.each([
  ['base', baseLocale],
  ['en', english],
] as const)('the data module %s is in NFC', (_, definition) => {
  expect(findOthers(definition)).toEqual([]);
});

test.each(locales.filter((locale) => locale !== 'en'))('the locale %s is in NFC', (locale) => {
  expect(findOthers(findDefinition(locale))).toEqual([]);
});

test.each(
  globSync('src/**/*.ts', { cwd: path.join(import.meta.dirname, '..'), absolute: true }).sort(),
)('the source file %s is in NFC', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text === text.normalize('NFC')).toBe(true);
});
