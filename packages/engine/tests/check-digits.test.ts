/** Verifies check digits with other libraries, or with the formula in a standard. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { isValidBBAN, isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { operations } from './document.ts';
import { countRepetitions } from './support/exhaustive.ts';
import { operationOf, generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import { sum } from './measures.ts';
import { isCusip } from './cases/finance.ts';

type Values = Record<string, string>;

/** Returns the weighted sum of the characters (A counts as 10, the filler `<` as 0). The weights repeat. */
function weigh(
  text: string,
  weights: readonly number[],
  alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
) {
  return sum(
    Array.from(text, (each, at) => {
      return Math.max(0, alphabet.indexOf(each)) * (weights[at % weights.length] ?? 0);
    }),
  );
}

/** Verifies an LEI with ISO/IEC 7064, MOD 97-10. */
const isLei = (lei: string) =>
  BigInt(lei.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n === 1n;

/** Verifies a VIN as defined in 49 CFR 565.15. */
const isVin = (vin: string) => {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const values = vin.replaceAll(/[A-Z]/g, (letter) =>
    String(('ABCDEFGH..JKLMN.P.R..STUVWXYZ'.indexOf(letter) + 1) % 10),
  );
  return '0123456789X'[weigh(values, weights) % 11] === vin[8];
};

/** Verifies a parcel number as defined in UPU S10. */
const isParcel = (number: string) => {
  const rest = 11 - (weigh(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return String({ 10: 0, 11: 5 }[rest] ?? rest) === number[10];
};

/** Positions of check digits in the joined lines, each with the ranges that it covers (ICAO Doc 9303, parts 4 and 5). */
const ZONES: Readonly<Record<number, [digit: number, ...covered: [number, number][]][]>> = {
  2: [
    [53, [44, 53]],
    [63, [57, 63]],
    [71, [65, 71]],
    [87, [44, 54], [57, 64], [65, 87]],
  ],
  3: [
    [14, [5, 14]],
    [36, [30, 36]],
    [44, [38, 44]],
    [59, [5, 30], [30, 37], [38, 45], [48, 59]],
  ],
};

const isZone = (zone: { lines: string[] }) => {
  const text = zone.lines.join('');
  return ZONES[zone.lines.length]?.every(([digit, ...covered]) => {
    const part = covered.map((range) => text.slice(...range)).join('');
    return String(weigh(part, [7, 3, 1]) % 10) === text[digit];
  });
};

const isAddress = (address: string) =>
  /^(bc|tb|ltc)1/.test(address)
    ? [bech32, bech32m].some((code) => code.decodeUnsafe(address) !== undefined)
    : createBase58check(sha256).decode(address).length === 21;

const VAT: Readonly<Record<string, string>> = {
  ...{ AT: 'uid', BE: 'vat', CH: 'vat', DE: 'vat', DK: 'cvr', ES: 'cif', FI: 'alv', FR: 'tva' },
  ...{ GB: 'vat', IE: 'vat', IT: 'iva', LU: 'tva', NL: 'btw', PL: 'nip', PT: 'nipc', SE: 'vat' },
};

const accepts = (country: string, kind: string, value: string) =>
  stdnum[country]?.[kind]?.validate(value).isValid === true;

/** Names of the validators for identity numbers, keyed by country and by kind of number. */
const IDENTITY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: { cpf: 'cpf', cnpj: 'cnpj' },
  ES: { dni: 'dni', nie: 'nie' },
  ...{ FR: { only: 'nir' }, IT: { only: 'codicefiscale' }, NL: { only: 'bsn' } },
  ...{ PL: { only: 'pesel' }, SE: { only: 'personnummer' } },
};

/** Creates a check for identity numbers. It adds the hyphen that the validator requires in Swedish numbers. */
const identity = (country: string, kind: string) => (value: string) =>
  accepts(country, kind, value.replace(/^(\d{8})(\d{4})$/, '$1-$2'));

type Row = [operation: string, query: Query, isRight: (value: never) => boolean | undefined];

const countriesOf = (name: string) =>
  (operationOf(`/v1/${name}`).parameters['country']?.enum ?? []).map(String);

const ROWS: Row[] = [
  [
    'airline/air-waybill-number',
    {},
    (value: string) => {
      const digits = value.replaceAll(/\D/g, '');
      return Number(digits.slice(3, 10)) % 7 === Number(digits[10]);
    },
  ],
  ['commerce/ean', {}, (value: string) => validator.isEAN(value)],
  ['commerce/isbn', { kind: 'isbn-10' }, (value: string) => validator.isISBN(value, '10')],
  ['commerce/isbn', { kind: 'isbn-13' }, (value: string) => validator.isISBN(value, '13')],
  ['commerce/upc', {}, (value: string) => validator.isEAN(`0${value}`)],
  ...Object.entries(VAT).map(([country, kind]): Row => [
    'company/vat-number',
    { country },
    (value: string) => accepts(country, kind, country === 'CH' ? value : value.slice(2)),
  ]),
  [
    'composite/order',
    { status: 'shipped' },
    (order: { lines: Values[]; parcel: Values }) =>
      order.lines.every(({ gtin = '' }) => validator.isEAN(gtin)) &&
      isParcel(order.parcel['trackingNumber'] ?? ''),
  ],
  [
    'composite/portfolio',
    {},
    (portfolio: { holdings: Values[] }) =>
      portfolio.holdings.every(({ isin = '' }) => validator.isISIN(isin)),
  ],
  ...countriesOf('finance/bank-account').flatMap((country): Row[] => [
    ['finance/bank-account', { country }, ({ iban = '' }: Values) => isValidIBAN(iban)],
    ['finance/bban', { country }, (value: string) => isValidBBAN(value, country)],
  ]),
  ['finance/bitcoin-address', {}, isAddress],
  ['finance/credit-card', {}, ({ number = '' }: Values) => validator.isCreditCard(number)],
  ['finance/credit-card-number', {}, (value: string) => validator.isCreditCard(value)],
  ['finance/cusip', {}, isCusip],
  ['finance/cusip', { reserved: true }, isCusip],
  ['finance/iban', {}, (value: string) => isValidIBAN(value) && validator.isIBAN(value)],
  ['finance/isin', {}, (value: string) => validator.isISIN(value)],
  ['finance/isin', { country: 'US' }, (value: string) => isCusip(value.slice(2, 11))],
  ['finance/lei', {}, isLei],
  ['finance/litecoin-address', {}, isAddress],
  ['finance/routing-number', {}, (value: string) => validator.isAbaRouting(value)],
  [
    'person/driving-licence-number',
    { country: 'DE' },
    (value: string) =>
      '0123456789X'[weigh(value.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11] === value[9],
  ],
  ['person/driving-licence-number', { country: 'ES' }, identity('ES', 'dni')],
  ['person/machine-readable-zone', {}, isZone],
  ['person/machine-readable-zone', { kind: 'id-card' }, isZone],
  ...Object.entries(IDENTITY).flatMap(([country, kinds]) =>
    Object.entries(kinds).flatMap(([kind, checker]) =>
      [true, false].map((formatted): Row => [
        'person/national-identity-number',
        { country, formatted, ...(kind !== 'only' && { kind }) },
        identity(country, checker),
      ]),
    ),
  ),
  ['phone/imei', {}, (value: string) => validator.isIMEI(value.replaceAll('-', ''))],
  ['vehicle/vin', {}, isVin],
  ['vehicle/vin', { valid: false }, (value: string) => !isVin(value)],
];

describe('every check digit is correct', () => {
  test.each(ROWS)('%s %j', (operation, query, isRight) => {
    const wrong = Array.from({ length: countRepetitions(3, 20) }, (_, seed) => seed).flatMap(
      (seed) =>
        generateResponse(operation, { ...query, seed, count: 100 }).data.filter(
          (value) => isRight(value as never) !== true,
        ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Operations whose description mentions check digits, but whose values have none. */
const WITHOUT = [
  ...['finance/bic', 'finance/ethereum-address', 'finance/masked-number', 'finance/sort-code'],
  ...['commerce/sku', 'music/isrc', 'person/passport-number', 'phone/imsi'],
  ...['string/hash', 'string/pattern-string'],
];

test('ROWS contains every operation whose documentation mentions check digits', () => {
  const mentioning = operations
    .filter(({ operation }) =>
      /check(-| |\\n)(digit|character|letter)|checksum|luhn/i.test(JSON.stringify(operation)),
    )
    .map(({ name }) => name);
  const listed = new Set([...ROWS.map(([operation]) => operation), ...WITHOUT]);
  expect([...listed].sort()).toEqual(mentioning.sort());
  const vatCountries = countriesOf('company/vat-number');
  expect(Object.keys(VAT).sort()).toEqual(vatCountries.sort());
});
