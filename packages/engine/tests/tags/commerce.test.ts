import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import validator from 'validator';
import { shareOf } from '../measures.ts';
import { MANY_SEEDS, createValues, testEachValue } from '../values.ts';

testEachValue('commerce/department', {
  'is suitable for a path if it is a handle': (name, { handle }) =>
    handle ? /^[a-z]+(-[a-z]+)*$/.test(name) : undefined,
});

testEachValue('commerce/product-description', {
  'describes the requested product in one line, or is any sentence': (text, query) => {
    const { product, locale } = query;
    if (/[\n\r]/.test(text)) return false;
    if (product !== undefined) return text.includes(String(product));
    return locale !== 'en' || /^.{45,140}(?<!\.)$/.test(text);
  },
});

testEachValue('commerce/price', {
  'has its symbol and its decimals': (price, { symbol = '', decimals }) =>
    price.startsWith(String(symbol)) && (price.split('.')[1] ?? '').length === decimals,
});

test('half of the prices end in 9, three in ten in 5 and one in ten in 0', () => {
  const prices = createValues('commerce/price', {}, MANY_SEEDS);
  const shares = ['9', '5', '0'].map((digit) => shareOf(prices, (price) => price.endsWith(digit)));
  expect(shares.map((share) => Math.round(share * 10))).toEqual([5, 3, 1]);
});

test('the check digit of some ISBN-10 is X', () => {
  const isbns = createValues('commerce/isbn', { kind: 'isbn-10' });
  expect(isbns.some((isbn) => isbn.endsWith('X'))).toBe(true);
});

const EAN_LENGTHS: Readonly<Record<string, number>> = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 };

testEachValue('commerce/ean', {
  'passes an independent validator and has its length and prefix': (ean, { kind, prefix }) =>
    validator.isEAN(ean) &&
    ean.length === EAN_LENGTHS[String(kind)] &&
    ean.startsWith(String(prefix ?? (kind === 'gtin-14' ? '12' : '2'))),
});

const { department, product_name: name } = allLocales.en.commerce ?? {};
const ABBREVIATIONS = [department, name?.product, name?.material].map((words) => {
  const starts = words?.map((word) => word.slice(0, 3).toUpperCase());
  return `(${starts?.join('|')})`;
});

const SEPARATORS: Readonly<Record<string, string>> = { hyphen: '-', underscore: '_', dot: '.' };

testEachValue('commerce/sku', {
  'abbreviates department, product and material, up to the requested number': (sku, query) => {
    const { groups, digits, separator } = query;
    const parts = [...ABBREVIATIONS.slice(0, Number(groups)), `\\d{${String(digits)}}`];
    return RegExp(`^${parts.join(`\\${SEPARATORS[String(separator)]}`)}$`).test(sku);
  },
});
