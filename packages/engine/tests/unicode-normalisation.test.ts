/** Tests that all lists are in normalisation form C, which databases and forms expect. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { base, english } from '../src/locales/english.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { spec } from './document.ts';

const locales = spec.components.schemas['Locale']?.enum ?? [];

/** Returns the texts of a list that normalisation changes. */
const findOthers = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value).match(/"[^"]*"/g))].filter(
    (text) => text !== text.normalize('NFC'),
  );

test.each([
  ['base', base],
  ['en', english],
] as const)('%s is in form C', (_, definition) => {
  expect(findOthers(definition)).toEqual([]);
});

test.each(locales.filter((locale) => locale !== 'en'))('%s is in form C', (locale) => {
  expect(findOthers(findDefinition(locale))).toEqual([]);
});

test.each(
  globSync('src/**/*.ts', { cwd: path.join(import.meta.dirname, '..'), absolute: true }).sort(),
)('%s is in form C', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text === text.normalize('NFC')).toBe(true);
});
