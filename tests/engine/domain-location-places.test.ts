import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { engine } from './engine.ts';
import { answersOf, distinct, fresh, MANY_SEEDS } from './faults.ts';

/** House numbers as they are written in each language. */
const NUMBERS: Record<string, string> = {
  en: '\\d{3,5}',
  'en-GB': '\\d{1,3}',
  de: '\\d{1,3}[abc]?',
  fr: '\\d{1,4}',
  es: '(\\d{1,2}|s/n\\.)',
  it: '\\d{1,3}',
  nl: '\\d{1,3}([abc]| I{1,3})?',
  pl: '\\d{1,3}([abc]|/\\d)?',
  'pt-BR': '\\d{1,5}',
  sv: '\\d{1,3}',
  da: '\\d{1,3}[AB]?',
  nb: '\\d{1,2}',
  cs: '\\d{1,3}',
  ru: '\\d{3}',
  uk: '\\d{1,3}',
  tr: '\\d{1,3}[abc]?',
  ar: '\\d{3,5}',
  he: '\\d{1,3}[אב]?',
  id: '\\d{1,2}',
  ja: '\\d号',
  ko: '\\d{1,5}',
  'zh-CN': '\\d{1,5}',
};

/** First lines of an address, `#` for the house number. */
const LINES: Record<string, string> = {
  en: '# .+',
  'en-GB': '# .+',
  fr: '# .+',
  es: '.+, #',
  'pt-BR': '.+, #',
  id: '.+ No\\. #',
  ja: '\\d丁目\\d番#',
  'zh-CN': '.+#号',
};

/** Dwellings in a house. */
const DWELLINGS: Record<string, RegExp> = {
  en: /^(Apt\.|Suite) \d{3}$/,
  'en-GB': /^(Flat|Unit) \d{1,2}$/,
  de: /^((EG|\d\. OG) (links|rechts)|\d\. OG|Whg\. \d{1,2})$/,
  fr: /^(1er étage|[2-9]e étage|Appt \d{1,3})$/,
  es: /^(\dº|Bajo|Ático)( ([ABC]|Dcha\.|Izda\.))?$/,
  it: /^(Interno \d+|Piano \d)$/,
  nl: /^\d hoog( (voor|achter))?$/,
  pl: /^m\. \d{1,3}$/,
  'pt-BR': /^(Apto\. \d{2,3}|Sala 1\d\d)$/,
  sv: /^lgh 1\d0[1-4]$/,
  da: /^(st|\d)\. (t[vh]|mf)\.$/,
  nb: /^H0\d0\d$/,
  id: /^(Lantai \d|Unit \d{3})$/,
  cs: /^(byt \d{1,2}|\d\. patro)$/,
  tr: /^(Daire|Kat) \d{1,2}$/,
  he: /^(דירה|קומה) \d{1,2}$/,
  ja: /^\d{3}号室$/,
  ko: /^\d{3}호$/,
  'zh-CN': /^\d单元\d{3,4}室$/,
};

/** Kinds of streets, in front of the name or behind it. */
const STREETS: Record<string, RegExp> = {
  fr: /^(Allée|Avenue|Boulevard|Impasse|Passage|Place|Quai|Rue|Voie) /,
  it: /^(Borgo|Contrada|Incrocio|Piazza|Rotonda|Strada|Via) /,
  nl: /(dijk|gracht|laan|park|plantsoen|straat|weg)$/,
  'pt-BR': /^(Alameda|Avenida|Marginal|Rodovia|Rua|Travessa) /,
  ja: /^\d丁目\d番$/,
  ko: /^\p{Script=Hangul}.*(길|로)$/u,
};

/** How many divisions of the first level each country has. */
const STATES = {
  en: 50,
  'en-GB': 4,
  de: 16,
  fr: 22,
  es: 17,
  it: 110,
  nl: 12,
  pl: 16,
  'pt-BR': 27,
  da: 5,
  nb: 15,
  cs: 14,
  id: 38,
  ja: 47,
  ko: 17,
  'zh-CN': 31,
};

/** The abbreviations of the postal service of the USA. */
const USPS =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM ' +
  'NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

const CONTINENTS = {
  en: 'Africa|Antarctica|Asia|Australia|Europe|North America|South America',
  fr: 'Afrique|Amérique du Nord|Amérique du Sud|Antarctique|Asie|Europe|Océanie',
  ru: 'Австралия|Азия|Антарктида|Африка|Европа|Северная Америка|Южная Америка',
  'zh-CN': '亚洲|非洲|欧洲|北美洲|南美洲|大洋洲|南极洲',
};

const lineOf = (locale: string) =>
  RegExp(`^${(LINES[locale] ?? '\\D.* #').replace('#', () => `(${NUMBERS[locale]})`)}$`);

describe('places', () => {
  test('building numbers are written as in their country, and never with a zero in front', () => {
    const wrong = answersOf('location/building-number').filter(
      ({ query, value }) =>
        !RegExp(`^${NUMBERS[String(query['locale'])]}$`).test(value) || value.startsWith('0'),
    );
    expect(wrong).toEqual([]);
    const german = fresh('location/building-number', { locale: 'de' }, MANY_SEEDS);
    const withLetter = german.filter((number) => /[abc]$/.test(number));
    expect(withLetter.length / german.length).toBeCloseTo(0.5, 1);
  });

  test('a street address has street and number in the order of its country', () => {
    const wrong = answersOf('location/street-address').filter(({ query, value }) => {
      const { locale, secondary } = query;
      return secondary === false && !lineOf(String(locale)).test(value);
    });
    expect(wrong).toEqual([]);
    for (const locale of ['en', 'en-GB', 'de', 'pl', 'da', 'nb', 'id']) {
      const dwelling = DWELLINGS[locale]?.source.slice(1, -1);
      const whole = RegExp(locale === 'en-GB' ? `^${dwelling}, ` : `,? ${dwelling}$`);
      const lines = fresh('location/street-address', { locale, secondary: true });
      const misfits = lines.filter(
        (line) => !whole.test(line) || !lineOf(locale).test(line.replace(whole, '')),
      );
      expect(misfits).toEqual([]);
    }
  });

  test('a secondary address names a dwelling in the manner of its country', () => {
    const wrong = answersOf('location/secondary-address').filter(
      ({ query, value }) => !(DWELLINGS[String(query['locale'])] ?? /\d/).test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('a street has its kind on the right side of its name', () => {
    const wrong = answersOf('location/street').filter(
      ({ query, value }) => STREETS[String(query['locale'])]?.test(value) === false,
    );
    expect(wrong).toEqual([]);
    expect(distinct('location/street')).toContain('Commercial Street');
  });

  test.each([
    ['fr', 1, 1],
    ['es', 1, 1],
    ['pl', 1, 1],
    ['cs', 1, 1],
    ['en', 0.1, 0.35],
    ['de', 0.1, 0.35],
    ['it', 0.1, 0.35],
  ])('%s: at least %d and at most %d of the cities are real', (locale, least, most) => {
    const own = allLocales[locale === 'cs' ? 'cs_CZ' : (locale as 'en')].location;
    const real = new Set(own?.city_name);
    const recorded = answersOf('location/city').filter(({ query }) => query['locale'] === locale);
    const cities = [
      ...recorded.map(({ value }) => value),
      ...fresh('location/city', { locale }, MANY_SEEDS),
    ];
    const share = cities.filter((city) => real.has(city)).length / cities.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  test('Turkish cities have their whole name and their present one', () => {
    const cities = distinct('location/city', { locale: 'tr' });
    expect(cities).toContain('Kahramanmaraş');
    expect(cities).toContain('Mersin');
    expect([...cities].filter((city) => !/^\p{L}+$/u.test(city))).toEqual([]);
  });

  test('states are as many as their country has, and abbreviated where it abbreviates', () => {
    const sizes = Object.keys(STATES).map((locale) => [
      locale,
      distinct('location/state', { locale }).size,
    ]);
    expect(Object.fromEntries(sizes)).toEqual(STATES);
    const forms: Record<string, RegExp> = {
      en: RegExp(`^(${USPS.replaceAll(' ', '|')})$`),
      it: /^[A-Z]{2}$/,
      ja: /^([1-9]|[1-3]\d|4[0-7])$/,
      fr: /^\p{Lu}.{4,}$/u,
      tr: /^\p{Lu}.{2,}$/u,
    };
    const wrong = answersOf('location/state').filter(({ query, value }) => {
      const form = forms[String(query['locale'])];
      if (['fr', 'tr'].includes(String(query['locale']))) return !form?.test(value);
      return form !== undefined && form.test(value) !== query['abbreviated'];
    });
    expect(wrong).toEqual([]);
  });

  test('counties are those of five countries, and American elsewhere', () => {
    const american = distinct('location/county');
    const wrong = answersOf('location/county').filter(
      ({ query, value }) =>
        american.has(value) === ['en-GB', 'es', 'sv', 'nb'].includes(String(query['locale'])),
    );
    expect([...american].filter((county) => !county.endsWith(' County'))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  test('English countries are those of ISO 3166-1, others are named in their language', () => {
    const countriesIn = (locale: string) =>
      new Set(fresh('location/country', { locale }, MANY_SEEDS));
    const english = countriesIn('en');
    expect([english.size, countriesIn('ja').size, countriesIn('nl').size]).toEqual([249, 151, 249]);
    const scripts: Record<string, RegExp> = {
      ja: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}・ー＝]+/u,
      'zh-CN': /^\p{Script=Han}/u,
    };
    const wrong = answersOf('location/country').filter(({ query: { locale }, value }) =>
      ['en', 'en-GB', 'ko'].includes(String(locale))
        ? !english.has(value)
        : scripts[String(locale)]?.test(value) === false,
    );
    expect(wrong).toEqual([]);
    const known: [string, string][] = [
      ['de', 'Deutschland'],
      ['fr', 'Allemagne'],
      ['ja', 'ドイツ'],
    ];
    for (const [locale, name] of known) expect(countriesIn(locale)).toContain(name);
  });

  test('there are seven continents in every language', () => {
    for (const [locale, names] of Object.entries(CONTINENTS))
      expect(distinct('location/continent', { locale })).toEqual(new Set(names.split('|')));
    const locales = engine.table.operations['/v1/location/continent']?.locales ?? [];
    expect(locales.map((locale) => distinct('location/continent', { locale }).size)).toEqual(
      locales.map(() => 7),
    );
  });

  test('directions are the four of the compass, the four between, or all eight', () => {
    const four: Record<string, [words: string, letters: string]> = {
      en: ['North East South West', 'N E S W'],
      fr: ['Nord Est Sud Ouest', 'N E S O'],
      pl: ['północ wschód południe zachód', 'pn. wsch. pd. zach.'],
      cs: ['sever východ jih západ', 'S V J Z'],
      ar: ['شمال شرق جنوب غرب', 'شمال شرق جنوب غرب'],
      ja: ['北 東 南 西', '北 東 南 西'],
      'zh-CN': ['北 东 南 西', '北 东 南 西'],
    };
    for (const [locale, [words, letters]] of Object.entries(four)) {
      for (const [abbreviated, list] of [
        [false, words],
        [true, letters],
      ] as const) {
        const query = { locale, abbreviated };
        const [main, between, all] = ['cardinal', 'ordinal', ''].map((kind) =>
          distinct('location/direction', { ...query, ...(kind !== '' && { kind }) }),
        );
        expect([...(main ?? [])].sort()).toEqual(list.split(' ').sort());
        expect([between?.size, all]).toEqual([4, new Set([...(main ?? []), ...(between ?? [])])]);
      }
    }
    const wrong = answersOf('location/direction').filter(
      ({ query: { locale, abbreviated }, value }) =>
        ['en', 'fr'].includes(String(locale)) && /^[NESWO]{1,2}$/.test(value) !== abbreviated,
    );
    expect(wrong).toEqual([]);
  });
});
