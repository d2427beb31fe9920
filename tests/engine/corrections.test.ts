/** Values that were once wrong, in every operation that could have the same error. */
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { NAMES, WRONG } from '../../src/engine/locales/proofread.ts';
import { findDefinition } from '../../src/engine/mock/locales.ts';
import { base, english } from '../../src/engine/locales/english.ts';
import { perform } from './engine.ts';
import type { Query } from './engine.ts';

/** A thousand values. */
function valuesOf<T = string>(name: string, query: Query = {}): T[] {
  return Array.from({ length: 10 }, (_, seed) => seed).flatMap(
    (seed) => perform(name, { ...query, count: 100, seed }).data as T[],
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
])('hexadecimal digits of %s are equally likely', (name, query, read) => {
  const digits = valuesOf(name, query).map(read).join('').toLowerCase();
  const letters = digits.replaceAll(/\d/g, '').length / digits.length;
  // Six of sixteen, within six standard deviations of seven thousand digits.
  expect(Math.abs(letters - 6 / 16)).toBeLessThan(0.035);
});

describe.each([
  '1515-10-01T00:00:00Z',
  '2000-01-01T00:00:00Z',
  '2025-01-01T00:00:00Z',
  '2090-06-15T00:00:00Z',
])('at %s a document', (reference) => {
  test.each([false, true])('is issued after the birth of its holder, expired: %s', (expired) => {
    const documents = valuesOf<{ birthDate: string; expiresOn: string }>(
      'person/machine-readable-zone',
      { reference, expired },
    );
    const wrong = documents.filter(({ birthDate, expiresOn }) => {
      const issued = Date.parse(expiresOn) - 3650 * 86_400_000;
      return Date.parse(birthDate) > issued || expiresOn < reference.slice(0, 10) !== expired;
    });
    expect(wrong).toEqual([]);
  });
});

test('the numbers of the British locale are those of Great Britain', () => {
  const countries = valuesOf('phone/e164-number', { country: 'GB' }).map(
    (number) => parsePhoneNumber(number).country,
  );
  expect(new Set(countries)).toEqual(new Set(['GB']));
});

test('withdrawn currencies are in no operation', () => {
  const codes = [
    ...valuesOf<{ code: string }>('finance/currency').map(({ code }) => code),
    ...valuesOf('finance/currency-code'),
    ...valuesOf<{ currency: string }>('finance/transaction').map(({ currency }) => currency),
  ];
  expect(codes.filter((code) => ['ANG', 'HRK', 'ZWL', 'BTC'].includes(code))).toEqual([]);
});

const definitionOf = (locale: string) => ({ base, en: english })[locale] ?? findDefinition(locale);

test.each(Object.entries(WRONG))('wrong words are in no list of %s', (locale, lists) => {
  for (const [path, entries] of Object.entries(lists)) {
    const list = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], definitionOf(locale));
    const wrong = entries.split('|').map((entry) => entry.split('>')[0]);
    expect(
      wrong.filter((entry) => (list as unknown[]).includes(entry)),
      path,
    ).toEqual([]);
  }
});

test.each(Object.entries(NAMES))('misspelt names are in no list of %s', (locale, lists) => {
  const text = JSON.stringify(definitionOf(locale));
  const wrong = Object.values(lists).flatMap((names) => Object.keys(names));
  expect(wrong.filter((name) => text.includes(JSON.stringify(name)))).toEqual([]);
});

test('values have the form that their page promises', () => {
  const sentences = valuesOf('finance/transaction-description');
  expect(sentences.filter((sentence) => !/^[A-Z]/.test(sentence))).toEqual([]);
  expect(valuesOf('hacker/hacker-abbreviation')).not.toContain('SDD');
  const [palette] = perform('colour/colour-palette', {
    seed: 1,
    count: 1,
    colour: '#010000',
    size: 8,
  }).data as { colours: string[] }[];
  expect(new Set(palette?.colours).size).toBe(8);
  const states = valuesOf('location/state', { locale: 'es', abbreviated: true });
  expect(states.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const widths = valuesOf<{ west: number; east: number }>('location/bounding-box', {
    widthDegrees: 0.00123456,
  }).map(({ west, east }) => east - west);
  expect(widths.filter((width) => Math.abs(width - 0.00123456) > 1e-9)).toEqual([]);
  const odd = valuesOf('text/sentence').filter((sentence) =>
    /\b(every|what a \S+) (mathematics|ceramics|pliers)\b/i.test(sentence),
  );
  expect(odd).toEqual([]);
});
