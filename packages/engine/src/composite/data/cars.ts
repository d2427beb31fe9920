import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** A car without `countries` is sold in all countries. */
type Car = readonly [make: string, model: string, seats: number, countries?: readonly string[]];

export type RideClass = NonNullable<ArgumentsOf['composite']['ride']['kind']>;

const EUROPE = ['GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'SE', 'DK', 'NO', 'CZ'];

/** Cars by ride class. */
export const CARS: Readonly<Record<RideClass, readonly Car[]>> = {
  economy: [
    ['Toyota', 'Corolla', 4, [...EUROPE, 'US', 'BR', 'ID', 'JP', 'CN']],
    ['Škoda', 'Octavia', 4, [...EUROPE, 'CN']],
    ['Volkswagen', 'Golf', 4],
    ['Hyundai', 'Avante', 4, ['KR']],
  ],
  comfort: [
    ['Volvo', 'S90', 4],
    ['Volkswagen', 'Passat', 4],
    ['Toyota', 'Camry', 4],
  ],
  van: [
    ['Mercedes-Benz', 'V-Class', 6, [...EUROPE, 'ID', 'JP', 'KR', 'CN']],
    ['Volkswagen', 'Multivan', 6, EUROPE],
    ['Ford', 'Tourneo Custom', 8, EUROPE],
    ['Kia', 'Carnival', 7, ['US', 'BR', 'ID', 'KR']],
    ['Chrysler', 'Pacifica', 6, ['US']],
  ],
  electric: [
    ['Nissan', 'Leaf', 4, [...EUROPE, 'US', 'BR', 'ID', 'JP', 'KR']],
    ['Renault', 'Zoe', 4, EUROPE],
    ['Hyundai', 'Ioniq 5', 4, [...EUROPE, 'US', 'ID', 'JP', 'KR']],
    ['Tesla', 'Model 3', 4, [...EUROPE, 'US', 'JP', 'KR', 'CN']],
  ],
};

/** Patterns of registration plates, for countries that `vehicle/licence-plate` lacks. */
export const PLATE_PATTERNS = new Map(
  Object.entries({
    US: '[A-HJ-NPR-Z]{3} [0-9]{4}',
    NL: '[BDFGHJKLNPRSTVXZ]{2}-[0-9]{3}-[BDFGHJKLNPRSTVXZ]',
    PL: 'X [0-9]{5}',
    DK: '[A-HJ-NPR-Z]{2} [1-9][0-9] [0-9]{3}',
    // CD is for diplomats, E for electric cars.
    NO: '[ABDF-HJ-LNPR-Z][A-HJ-LNPR-Z] [1-9][0-9]{4}',
    // Numbers from 2000 are for motorcycles, buses and lorries.
    ID: 'X 1[0-9]{3} [A-HJ-NPR-Z]{2}',
    CZ: '[1-9]X[0-9] [0-9]{4}',
    // No number ends with 42 or 49.
    JP: 'X 5[0-9]{2} @ [1-9][0-9]-[0-35-9][0-9]',
    KR: 'X [1-6][0-9]@ [1-9][0-9]{3}',
    CN: 'X·[A-CE-HJ-NP-Z][0-9]{4}',
  }),
);

/** Patterns for electric cars, in countries with special plates. */
export const ELECTRIC_PLATE_PATTERNS = new Map(
  Object.entries({
    NO: 'E[BCDEFHKLV] [1-9][0-9]{4}',
    CN: 'X·D[0-9]{5}',
  }),
);

/** Letters that replace the @ of a pattern, because faker's ranges cannot express the letters of vehicles for hire. */
export const PLATE_LETTERS = new Map(
  Object.entries({
    JP: ['あ', 'い', 'う', 'え', 'か', 'き', 'く', 'け', 'こ'],
    KR: ['바', '사', '아', '자'],
  }),
);

/** City signs that replace the X of a pattern. */
export const PLATE_CITY_CODES = new Map(
  Object.entries({
    ...{ Berlin: 'B', Hamburg: 'HH', München: 'M', Köln: 'K', Leipzig: 'L' },
    ...{ Warszawa: 'WI', Kraków: 'KR', Wrocław: 'DW', Gdańsk: 'GD', Poznań: 'PO' },
    ...{ Praha: 'A', Brno: 'B', Ostrava: 'T', Plzeň: 'P', Olomouc: 'M' },
    ...{ Jakarta: 'B', Bandung: 'D', Surabaya: 'L', Medan: 'BK', Makassar: 'DD' },
    ...{ 渋谷区: '品川', 横浜市: '横浜', 大阪市: 'なにわ', 札幌市: '札幌', 福岡市: '福岡' },
    ...{ 강남구: '서울', 마포구: '서울', 해운대구: '부산', 중구: '대구', 유성구: '대전' },
    ...{ 广州市: '粤A', 杭州市: '浙A', 成都市: '川A', 南京市: '苏A', 西安市: '陕A' },
  }),
);
