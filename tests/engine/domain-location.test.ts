import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../src/engine/composite/data/countries.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { times } from '../support/sweep.ts';
import { successOf } from '../support/description.ts';
import { MANY_SEEDS, find, fresh, operationsOf } from './faults.ts';
import type { Query } from './faults.ts';

const COUNTRY_OF_LOCALE: Record<string, PostalCodeLocale> = {
  en: 'US',
  'en-GB': 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  'pt-BR': 'BR',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  cs: 'CZ',
  id: 'ID',
  ja: 'JP',
  ko: 'KR',
  'zh-CN': 'CN',
};
const locales = Object.entries(COUNTRY_OF_LOCALE).map(([locale, country]) => ({ locale, country }));
const described = operationsOf('location');

/** Fresh values for the seed of every sample. */
function generate<T = string>(name: string, query: Query = {}): T[] {
  const samples = Object.values(successOf(find(`location/${name}`)).examples);
  const seeds = samples.map(({ 'x-request': request }) => Number(request.query?.['seed']));
  return fresh<T>(`location/${name}`, query, seeds, times(20, 100));
}

describe('location: fresh values validate against the schema', () => {
  test.each(described)('$name with the requests of its samples', ({ name, ...each }) => {
    for (const { 'x-request': request } of Object.values(successOf({ name, ...each }).examples)) {
      generate(name.split('/')[1] ?? '', request.query);
    }
  });

  test.each(locales)('every operation that takes a locale serves $locale', ({ locale }) => {
    for (const { name, operation } of described) {
      const parameters = operation.parameters?.map((each) => each.name) ?? [];
      if (!parameters.includes('locale')) continue;
      const flags = ['secondary', 'abbreviated'].filter((flag) => parameters.includes(flag));
      const query = Object.fromEntries(flags.map((flag) => [flag, true]));
      const values = generate(name.split('/')[1] ?? '', { locale, ...query });
      const texts = values.flatMap((value: unknown) =>
        typeof value === 'string' ? value : Object.values(Object(value) as Record<string, string>),
      );
      for (const text of texts) {
        expect(text, name).toBe(text.trim());
        expect(text, name).not.toMatch(/undefined|null|[{}#]| {2}/);
      }
    }
  });
});

describe('location: postcodes and addresses', () => {
  test.each(locales)(
    'postcodes of $locale are valid in $country, alone and in addresses',
    ({ locale, country }) => {
      for (const code of generate('zip-code', { locale })) {
        expect(validator.isPostalCode(code, country), code).toBe(true);
      }
      for (const address of generate<Record<string, string>>('address', { locale })) {
        expect(address.countryCode).toBe(country);
        expect(address).not.toHaveProperty('secondaryAddress');
        expect(validator.isPostalCode(address.postcode ?? '', country)).toBe(true);
      }
    },
  );

  test.each(locales)(
    'an address in $locale has a city, region and postcode of one place',
    ({ locale }) => {
      const places = COUNTRIES[locale]?.cities ?? [];
      for (const { city, region, postcode } of generate<Record<string, string>>('address', {
        locale,
      })) {
        const place = places.find(([name]) => name === city);
        expect(place?.[1]).toBe(region);
        expect(postcode).toMatch(new RegExp(`^${place?.[2]}$`));
      }
    },
  );

  test.each([
    ['NY', '10001', '14925'],
    ['MD', '20601', '21930'],
    ['NE', '68001', '69367'],
    ['DC', '20001', '20020'],
  ])('ZIP codes of %s are spread from %s to %s', (state, first, last) => {
    const codes = generate('zip-code', { state, count: 100 }).map(String);
    expect(codes.filter((code) => code < first || code > last)).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(state === 'DC' ? 15 : 90);
  });

  test('a state confines the ZIP code and plusFour lengthens it', () => {
    for (const code of generate('zip-code', { state: 'CA', plusFour: true })) {
      expect(code).toMatch(/^9[0-6]\d{3}-\d{4}$/);
    }
    expect(() => generate('zip-code', { state: 'CA', locale: 'de' })).toThrow(Refusal);
  });

  test('a label has two or three lines, or one if asked', () => {
    for (const { locale } of locales) {
      for (const label of generate('postal-address', { locale, secondary: true })) {
        expect([2, 3]).toContain(label.split('\n').length);
      }
      expect(generate('postal-address', { locale, singleLine: true }).join()).not.toContain('\n');
    }
  });
});

describe('location: codes', () => {
  test('country codes are assigned in ISO 3166-1, in all three variants', () => {
    expect(generate('country-code').every((code) => validator.isISO31661Alpha2(code))).toBe(true);
    const [alpha3, numeric] = ['alpha-3', 'numeric'].map((format) =>
      generate('country-code', { format }),
    );
    expect(alpha3?.every((code) => validator.isISO31661Alpha3(code))).toBe(true);
    expect(numeric?.every((code) => validator.isISO31661Numeric(code))).toBe(true);
  });

  test.each(['fr', 'sv', 'cs', 'ru', 'uk', 'tr', 'ar', 'he'])(
    'regions of %s have no short form and keep their names',
    (locale) => {
      const names = generate('state', { locale });
      expect(generate('state', { locale, abbreviated: true })).toEqual(names);
      expect(names).toEqual(names.map((name) => name.trim()));
    },
  );

  test('no language has two names or that of another', () => {
    const names = new Map(
      ['en', 'zh-CN'].flatMap((locale) =>
        fresh<Record<string, string>>('location/language', { locale }, MANY_SEEDS).map(
          ({ name = '', alpha2 }) => [`${locale} ${alpha2}`, name] as const,
        ),
      ),
    );
    expect([...names.values()].filter((name) => name.includes('/'))).toEqual([]);
    expect(names.get('en fa')).toBe('Persian');
    expect(names.get('zh-CN hi')).toBe(
      new Intl.DisplayNames('zh-CN', { type: 'language' }).of('hi'),
    );
  });

  test('languages have codes that the language data of the runtime knows', () => {
    const languages = ['en', 'zh-CN'].flatMap((locale) =>
      generate<Record<string, string>>('language', { locale }),
    );
    for (const { alpha2, alpha3 } of languages) {
      expect(validator.isISO6391(alpha2 ?? ''), alpha2).toBe(true);
      const [short, long] = [alpha2 ?? '', alpha3 ?? ''].map((code) => new Intl.Locale(code));
      expect(long?.language, alpha3).toBe(short?.language);
    }
  });

  test('time zones are known to the runtime and lie in the area asked for', () => {
    for (const timeZone of generate('time-zone')) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    expect(generate('time-zone', { area: 'Asia' }).every((zone) => /^Asia\//.test(zone))).toBe(
      true,
    );
  });
});
