import cldr from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../generated/arguments.ts';
import { COUNTRIES as PLACES } from '../src/composite/data/countries.ts';
import { times } from './support/exhaustive.ts';
import { operations } from './document.ts';
import { COUNTRIES } from './composite.ts';
import { rejectedParameters } from './support/engine.ts';
import { MANY_SEEDS, drawDistinct, drawValues, testValues } from './values.ts';

const isPostcode = (code = '', locale = '') =>
  validator.isPostalCode(code, COUNTRIES[locale] as PostalCodeLocale);

const isAlpha2 = (code: string) => validator.isISO31661Alpha2(code);

function isTimeZone(timeZone: string): boolean {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
}

testValues('location', [
  ['zip-code', { state: 'CA', plusFour: true }, /^9[0-6]\d{3}-\d{4}$/],
  ['country-code', { format: 'alpha-2' }, isAlpha2],
  ['country-code', { format: 'alpha-3' }, validator.isISO31661Alpha3],
  ['country-code', { format: 'numeric' }, validator.isISO31661Numeric],
  ['time-zone', {}, isTimeZone],
  ['time-zone', { area: 'Asia' }, /^Asia\//],
]);

const localised = operations.filter(
  ({ name, operation }) =>
    name.startsWith('location/') && operation.parameters?.some((each) => each.name === 'locale'),
);

describe.each(Object.entries(COUNTRIES))('addresses in %s', (locale, country) => {
  test('have no gaps and nothing that should have been filled in', () => {
    for (const { name, operation } of localised) {
      const flags = ['secondary', 'abbreviated'].filter((flag) =>
        operation.parameters?.some((each) => each.name === flag),
      );
      const query = { locale, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
      const values = drawValues<string | object>(name, query, [1, 2], times(20, 100));
      const texts = values.flatMap((value) =>
        typeof value === 'string' ? value : (Object.values(value) as string[]),
      );
      expect(texts.filter((text) => /^\s|\s$|undefined|null|[{}#]| {2}/.test(text))).toEqual([]);
    }
  });

  test(`have postcodes of ${country}, which agree with city and region`, () => {
    const codes = drawValues('location/zip-code', { locale });
    expect(codes.filter((code) => !isPostcode(code, locale))).toEqual([]);
    const addresses = drawValues<Record<string, string>>('location/address', { locale });
    const wrong = addresses.filter((address) => {
      const place = PLACES[locale as Locale]?.cities.find(([name]) => name === address['city']);
      return (
        address['countryCode'] !== country ||
        'secondaryAddress' in address ||
        !isPostcode(address['postcode'], locale) ||
        place?.[1] !== address['region'] ||
        !RegExp(`^(${[place?.[2] ?? []].flat().join('|')})$`).test(address['postcode'] ?? '')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('have two or three lines on a label, or one if asked', () => {
    const labels = drawValues('location/postal-address', { locale, secondary: true });
    expect(labels.filter((label) => ![2, 3].includes(label.split('\n').length))).toEqual([]);
    const lines = drawValues('location/postal-address', { locale, singleLine: true });
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  });
});

describe('codes of places', () => {
  test.each([
    ['NY', '10001', '14925', 90],
    ['MD', '20601', '21930', 90],
    ['NE', '68001', '69367', 90],
    ['DC', '20001', '20020', 15],
  ])('ZIP codes of %s are spread from %s to %s', (state, first, last, least) => {
    const codes = drawValues('location/zip-code', { state });
    expect(codes.filter((code) => code < first || code > last)).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(least);
  });

  test('only Americans have states in ZIP codes', async () => {
    const query = { state: 'CA', locale: 'de' };
    expect(await rejectedParameters('location/zip-code', query)).toContain('state');
  });

  test.each(['fr', 'sv', 'cs', 'ru', 'uk', 'tr', 'ar', 'he'])(
    'regions of %s have no short form and keep their names',
    (locale) => {
      const names = drawValues('location/state', { locale });
      expect(drawValues('location/state', { locale, abbreviated: true })).toEqual(names);
      expect(names).toEqual(names.map((name) => name.trim()));
    },
  );

  /** Entries of CLDR that are on no list here: Crimea and Sevastopol. */
  const LEFT_OUT = ['ua40', 'ua43'];

  test.each([
    ['ar', 'eg'],
    ['he', 'il'],
    ['ru', 'ru'],
    ['sv', 'se'],
    ['uk', 'ua'],
  ])('%s has as many regions as CLDR lists for %s', (locale, country) => {
    const { subdivisions } = cldr.subdivisions.localeDisplayNames;
    const codes = Object.keys(subdivisions).filter((code) => code.startsWith(country));
    const expected = codes.filter((code) => !LEFT_OUT.includes(code));
    expect(drawDistinct('location/state', { locale }).size).toBe(expected.length);
  });

  type Language = Record<'name' | 'alpha2' | 'alpha3', string>;

  test.each([
    ['en', 'fa', 'Persian'],
    ['zh-CN', 'hi', new Intl.DisplayNames('zh-CN', { type: 'language' }).of('hi')],
  ])('%s: languages have one name, %s is %s', (locale, code, name) => {
    const languages = drawValues<Language>('location/language', { locale }, MANY_SEEDS);
    expect(languages.filter((language) => language.name.includes('/'))).toEqual([]);
    expect(languages.find(({ alpha2 }) => alpha2 === code)?.name).toBe(name);
    const wrong = languages.filter(
      ({ alpha2, alpha3 }) =>
        !validator.isISO6391(alpha2) ||
        new Intl.Locale(alpha3).language !== new Intl.Locale(alpha2).language,
    );
    expect(wrong).toEqual([]);
  });
});
