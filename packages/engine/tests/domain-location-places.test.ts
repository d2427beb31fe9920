import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { shareOf, toTable } from './measures.ts';
import {
  MANY_SEEDS,
  drawAnswers,
  drawDistinct,
  drawValues,
  testAnswers,
  testValues,
} from './values.ts';

/** House numbers as they are written in each language. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...toTable(String.raw`
    en \d{3,5}  en-GB \d{1,3}  fr \d{1,4}  es (\d{1,2}|s/n\.)  it \d{1,3}  pt-BR \d{1,5}
    de \d{1,3}[abc]?  pl \d{1,3}([abc]|/\d)?  da \d{1,3}[AB]?  tr \d{1,3}[abc]?  he \d{1,3}[אב]?
    sv \d{1,3}  nb \d{1,2}  cs \d{1,3}  ru \d{3}  uk \d{1,3}  ar \d{3,5}  id \d{1,2}
    ja \d号  ko \d{1,5}  zh-CN \d{1,5}`),
  nl: String.raw`\d{1,3}([abc]| I{1,3})?`,
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

/** Number of first-level divisions of each country. */
const STATES = toTable(
  'en 50 en-GB 4 de 16 fr 13 es 17 it 106 nl 12 pl 16 pt-BR 27 da 5 nb 15 cs 14 id 38 ja 47 ko 17 zh-CN 31',
);

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

/** The four directions, and how they are abbreviated. */
const DIRECTIONS: Record<string, [words: string, letters: string]> = {
  en: ['North East South West', 'N E S W'],
  fr: ['Nord Est Sud Ouest', 'N E S O'],
  pl: ['północ wschód południe zachód', 'pn. wsch. pd. zach.'],
  cs: ['sever východ jih západ', 'S V J Z'],
  ar: ['شمال شرق جنوب غرب', 'شمال شرق جنوب غرب'],
  ja: ['北 東 南 西', '北 東 南 西'],
  'zh-CN': ['北 东 南 西', '北 东 南 西'],
};

const lineOf = (locale: string) =>
  RegExp(`^${(LINES[locale] ?? '\\D.* #').replace('#', () => `(${NUMBERS[locale]})`)}$`);

testValues('location', [
  ['street', {}, { has: ['Commercial Street'] }],
  ['county', { locale: 'en' }, / County$/],
  // Turkish cities have their whole name and their present one.
  ['city', { locale: 'tr' }, { has: ['Kahramanmaraş', 'Mersin'] }],
  ['city', { locale: 'tr' }, /^\p{L}+$/u],
  ['state', { locale: 'en', abbreviated: true }, USPS.split(' ')],
  ['state', { locale: 'it', abbreviated: true }, /^[A-Z]{2}$/],
  ['state', { locale: 'ja', abbreviated: true }, /^([1-9]|[1-3]\d|4[0-7])$/],
  ['state', { locale: 'fr', abbreviated: true }, /^\p{Lu}.{4,}$/u],
  ['state', { locale: 'tr', abbreviated: true }, /^\p{Lu}.{2,}$/u],
  ['state', { locale: 'en', abbreviated: false }, /^.{4,}$/],
  ['country', { locale: 'de' }, { has: ['Deutschland'] }],
  ['country', { locale: 'fr' }, { has: ['Allemagne'] }],
  ['country', { locale: 'ja' }, { has: ['ドイツ'] }],
  ['country', { locale: 'ja' }, /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}・ー＝]+/u],
  ['country', { locale: 'zh-CN' }, /^\p{Script=Han}/u],
  ...Object.entries(CONTINENTS).map(
    ([locale, names]) => ['continent', { locale }, names.split('|')] as const,
  ),
  ...Object.entries(DIRECTIONS).flatMap(([locale, lists]) =>
    lists.map((list, index) => {
      const query = { locale, abbreviated: index === 1, kind: 'cardinal' };
      return ['direction', query, list.split(' ')] as const;
    }),
  ),
]);

testAnswers('location/building-number', {
  'is written as in its country, and never with a zero in front': (number, { locale }) =>
    RegExp(`^${NUMBERS[String(locale)]}$`).test(number) && !number.startsWith('0'),
});

testAnswers('location/street-address', {
  'has street and number in the order of its country': (line, { locale, secondary }) =>
    secondary === false ? lineOf(String(locale)).test(line) : undefined,
});

testAnswers('location/secondary-address', {
  'names a dwelling in the manner of its country': (dwelling, { locale }) =>
    (DWELLINGS[String(locale)] ?? /\d/).test(dwelling),
});

testAnswers('location/street', {
  'has its kind on the right side of its name': (street, { locale }) =>
    STREETS[String(locale)]?.test(street),
});

const american = drawDistinct('location/county');

testAnswers('location/county', {
  'is American but for five countries': (county, { locale }) =>
    american.has(county) !== ['en-GB', 'es', 'sv', 'nb'].includes(String(locale)),
});

const english = drawDistinct('location/country', { locale: 'en' });

testAnswers('location/country', {
  'is one of ISO 3166-1 in English': (country, { locale }) =>
    ['en', 'en-GB', 'ko'].includes(String(locale)) ? english.has(country) : undefined,
});

testAnswers('location/direction', {
  'is abbreviated where that is asked for': (direction, { locale, abbreviated }) =>
    ['en', 'fr'].includes(String(locale))
      ? /^[NESWO]{1,2}$/.test(direction) === abbreviated
      : undefined,
});

describe('places', () => {
  test('half of the German house numbers have a letter', () => {
    const numbers = drawValues('location/building-number', { locale: 'de' }, MANY_SEEDS);
    expect(shareOf(numbers, (number) => /[abc]$/.test(number))).toBeCloseTo(0.5, 1);
  });

  test.each(['en', 'en-GB', 'de', 'pl', 'da', 'nb', 'id'])(
    '%s: a dwelling is next to the street',
    (locale) => {
      const dwelling = DWELLINGS[locale]?.source.slice(1, -1);
      const whole = RegExp(locale === 'en-GB' ? `^${dwelling}, ` : `,? ${dwelling}$`);
      const lines = drawValues('location/street-address', { locale, secondary: true });
      const isWhole = (line: string) => lineOf(locale).test(line.replace(whole, ''));
      expect(lines.filter((line) => !whole.test(line) || !isWhole(line))).toEqual([]);
    },
  );

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
    const answers = drawAnswers('location/city').filter(({ query }) => query['locale'] === locale);
    const cities = [
      ...answers.map(({ value }) => value),
      ...drawValues('location/city', { locale }, MANY_SEEDS),
    ];
    const share = shareOf(cities, (city) => real.has(city));
    expect(share >= least && share <= most, String(share)).toBe(true);
  });

  test.each(Object.entries(STATES))('%s: there are %s states', (locale, size) => {
    expect(String(drawDistinct('location/state', { locale }).size)).toBe(size);
  });

  test.each(engine.table.operations['/v1/location/continent']?.locales ?? [])(
    '%s: there are seven continents',
    (locale) => {
      expect(drawDistinct('location/continent', { locale }).size).toBe(7);
    },
  );

  test.each(Object.keys(DIRECTIONS))(
    '%s: directions are four, the four between, or all',
    (locale) => {
      const drawKind = (kind: object) => drawDistinct('location/direction', { locale, ...kind });
      const [main, between] = [drawKind({ kind: 'cardinal' }), drawKind({ kind: 'ordinal' })];
      expect(between.size).toBe(4);
      expect(drawKind({})).toEqual(new Set([...main, ...between]));
    },
  );

  test('the countries of ISO 3166-1 are 249', () => {
    expect([english.size, drawDistinct('location/country', { locale: 'nl' }).size]).toEqual([
      249, 249,
    ]);
  });
});
