import { expect, test } from 'vitest';
import validator from 'validator';
import { shareOf } from './measures.ts';
import { MANY_SEEDS, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

const EAN_LENGTHS: Record<string, number> = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 };

const SEPARATORS: Record<string, string> = {
  ...{ hyphen: '-', underscore: '_', dot: '.', space: ' ', none: '' },
};

/** Returns the length of the registrant in an ISBN of group 0, if its beginning tells it. */
function registrantLength(start: number): number | undefined {
  if (start < 20) return 2;
  if (start < 70) return undefined;
  return start < 85 ? 4 : start < 90 ? 5 : start < 95 ? 6 : 7;
}

testValues('commerce', [['upc', { prefix: '03600029145' }, ['036000291452']]]);

testAnswers('commerce/price', {
  'has its symbol and its decimals': (price, { symbol = '', decimals }) =>
    price.startsWith(String(symbol)) && (price.split('.')[1] ?? '').length === decimals,
});

test('half of the prices end in 9, three in ten in 5 and one in ten in 0', () => {
  const prices = drawValues('commerce/price', {}, MANY_SEEDS);
  const shares = ['9', '5', '0'].map((digit) => shareOf(prices, (price) => price.endsWith(digit)));
  expect(shares.map((share) => Math.round(share * 10))).toEqual([5, 3, 1]);
});

testAnswers('commerce/isbn', {
  'passes an independent validator': (isbn, { kind }) =>
    validator.isISBN(isbn, kind === 'isbn-13' ? '13' : '10'),
  'is divided where the agency divides': (isbn, query) => {
    const separator = SEPARATORS[String(query['separator'])] ?? '';
    if (separator === '') return /^\d+X?$/.test(isbn);
    const parts = isbn.split(separator).slice(query['kind'] === 'isbn-13' ? 1 : 0);
    const [group, registrant = ''] = parts;
    const length = group === '0' ? registrantLength(Number(registrant.slice(0, 2))) : undefined;
    return parts.length === 4 && registrant.length === (length ?? registrant.length);
  },
});

test('the check digit of some ISBN-10 is X', () => {
  const isbns = drawValues('commerce/isbn', { kind: 'isbn-10' });
  expect(isbns.some((isbn) => isbn.endsWith('X'))).toBe(true);
});

testAnswers('commerce/ean', {
  'passes an independent validator and has its length and prefix': (ean, { kind, prefix }) =>
    validator.isEAN(ean) &&
    ean.length === EAN_LENGTHS[String(kind)] &&
    ean.startsWith(String(prefix ?? (kind === 'gtin-14' ? '12' : '2'))),
});

testAnswers('commerce/upc', {
  'is an EAN-13 with a zero in front, and has its prefix': (upc, { prefix = '' }) =>
    upc.length === 12 && validator.isEAN(`0${upc}`) && upc.startsWith(String(prefix)),
});

const abbreviations = ['department', 'product', 'product-material'].map((name) => {
  const words = [...drawDistinct(`commerce/${name}`)];
  return `(${words.map((word) => word.slice(0, 3).toUpperCase()).join('|')})`;
});

testAnswers('commerce/sku', {
  'abbreviates department, product and material, as many as asked for': (sku, query) => {
    const { groups, digits, separator } = query;
    const parts = [...abbreviations.slice(0, Number(groups)), `\\d{${String(digits)}}`];
    return RegExp(`^${parts.join(`\\${SEPARATORS[String(separator)] ?? ''}`)}$`).test(sku);
  },
});
