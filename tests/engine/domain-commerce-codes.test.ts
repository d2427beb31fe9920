import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import validator from 'validator';
import { answersOf, distinct, fresh, MANY_SEEDS } from './faults.ts';

const EAN_LENGTHS: Record<string, number> = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 };

const SEPARATORS: Record<string, string> = {
  ...{ hyphen: '-', underscore: '_', dot: '.' },
  ...{ space: ' ', none: '' },
};

/** How long the registrant's part of an ISBN is in the group 0, where its beginning tells. */
function registrantLength(start: number): number | undefined {
  if (start < 20) return 2;
  if (start < 70) return undefined;
  return start < 85 ? 4 : start < 90 ? 5 : start < 95 ? 6 : 7;
}

describe('prices and codes of articles', () => {
  test('a price has its decimals and its symbol and keeps to its limits', () => {
    const wrong = answersOf('commerce/price').filter(
      ({ query: { min, max, decimals, symbol = '' }, value }) => {
        const price = value.slice(String(symbol).length);
        return (
          !value.startsWith(String(symbol)) ||
          (price.split('.')[1] ?? '').length !== decimals ||
          !(Number(price) >= Number(min) && Number(price) <= Number(max))
        );
      },
    );
    expect(wrong).toEqual([]);
    const prices = fresh('commerce/price', {}, MANY_SEEDS);
    const shareOf = (digit: string) =>
      prices.filter((price) => price.endsWith(digit)).length / prices.length;
    expect(['9', '5', '0'].map((digit) => Math.round(shareOf(digit) * 10))).toEqual([5, 3, 1]);
  });

  test('an ISBN passes an independent validator and is divided where the agency divides', () => {
    for (const { query, value } of answersOf('commerce/isbn')) {
      const thirteen = query['kind'] === 'isbn-13';
      expect(validator.isISBN(value, thirteen ? '13' : '10'), value).toBe(true);
      const separator = SEPARATORS[String(query['separator'])] ?? '';
      if (separator === '') expect(value).toMatch(/^\d+X?$/);
      else expect(value.split(separator), value).toHaveLength(thirteen ? 5 : 4);
      const [group, registrant = ''] = value.split(separator).slice(thirteen ? 1 : 0);
      const length = separator && group === '0' && registrantLength(Number(registrant.slice(0, 2)));
      if (length) expect(registrant, value).toHaveLength(length);
    }
    const last = fresh('commerce/isbn', { kind: 'isbn-10' }).map((isbn) => isbn.slice(-1));
    expect(last).toContain('X');
  });

  test('an EAN passes an independent validator and has its length and prefix', () => {
    const wrong = answersOf('commerce/ean').filter(({ query: { kind, prefix }, value }) => {
      const start = prefix ?? (kind === 'gtin-14' ? '12' : '2');
      return (
        !validator.isEAN(value) ||
        value.length !== EAN_LENGTHS[String(kind)] ||
        !value.startsWith(String(start))
      );
    });
    expect(wrong).toEqual([]);
    expect(() => fresh('commerce/ean', { kind: 'ean-8', prefix: '12345678' })).toThrow(Refusal);
  });

  test('a UPC is an EAN-13 with a zero in front, and has its prefix', () => {
    const wrong = answersOf('commerce/upc').filter(
      ({ query: { prefix = '' }, value }) =>
        value.length !== 12 || !validator.isEAN(`0${value}`) || !value.startsWith(String(prefix)),
    );
    expect(wrong).toEqual([]);
    const one = new Set(fresh('commerce/upc', { prefix: '03600029145' }));
    expect(one).toEqual(new Set(['036000291452']));
  });

  test('a SKU abbreviates department, product and material, as many as asked for', () => {
    const letters = ['department', 'product', 'product-material'].map((name) => {
      const words = [...distinct(`commerce/${name}`)];
      return `(${words.map((word) => word.slice(0, 3).toUpperCase()).join('|')})`;
    });
    const wrong = answersOf('commerce/sku').filter(
      ({ query: { groups, digits, separator }, value }) => {
        const parts = [...letters.slice(0, Number(groups)), `\\d{${String(digits)}}`];
        return !RegExp(`^${parts.join(`\\${SEPARATORS[String(separator)] ?? ''}`)}$`).test(value);
      },
    );
    expect(wrong).toEqual([]);
    expect(fresh('commerce/sku', { digits: 2 }, MANY_SEEDS).join()).toMatch(/-0\d,/);
  });
});
