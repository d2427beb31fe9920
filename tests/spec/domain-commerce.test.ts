import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { findDefinition } from '../../src/engine/mock/locales.ts';
import { times } from '../support/sweep.ts';
import { answersOf, distinct, faultsOf, fresh, operationsOf } from './faults.ts';
import type { Query } from './faults.ts';

const isEnglish = ({ locale }: Query) => locale === 'en';

/** Requests that contradict themselves, so that the answer is 400. */
const REFUSED: Record<string, (query: Query) => boolean> = {
  'commerce/product': (query) => query['kind'] !== undefined && !isEnglish(query),
  'commerce/product-material': (query) => query['kind'] !== undefined && !isEnglish(query),
  'commerce/product-description': ({ locale, product }) =>
    product !== undefined && ['fr', 'nl', 'zh-CN'].includes(String(locale)),
  'commerce/department': ({ locale, handle }) =>
    handle === true && ['ru', 'ar', 'he', 'zh-CN'].includes(String(locale)),
  'commerce/price': ({ min, max }) => Number(min) > Number(max),
};

/** How the three parts of a product's name are put together in each language. */
const ORDERS: Record<string, string> = {
  en: 'adjective material product',
  sv: 'adjective material product',
  nl: 'adjective material product',
  fr: 'product adjective en material',
  es: 'product adjective de material',
  'pt-BR': 'product adjective de material',
  he: 'product adjective \u05dematerial',
  id: 'product material adjective',
  da: 'product i material',
  nb: 'product i material',
};

const sizes = (name: string, locales: string[]) =>
  locales.map((locale) => distinct(name, { locale }).size);

describe('commerce', () => {
  test.each(operationsOf('commerce'))('$name: fresh values fit the schema', (described) => {
    expect(faultsOf(described, REFUSED[described.name])).toEqual([]);
  });

  test.each(Object.entries(ORDERS))('%s: the name of a product reads "%s"', (locale, order) => {
    const definition = locale === 'en' ? allLocales.en : findDefinition(locale);
    const adjectives = definition?.commerce?.product_name?.adjective ?? [];
    const lists: Record<string, string> = {
      material: 'commerce/product-material',
      product: 'commerce/product',
    };
    const expressions = [order, order.replace(/( (en|de|i))? ?\u05de?material/, '')].map((text) => {
      const parts = text.replace(/adjective|material|product/g, (part) => {
        const words = part === 'adjective' ? adjectives : distinct(lists[part] ?? '', { locale });
        return `(${[...words].join('|')})`;
      });
      return RegExp(`^${parts}$`);
    });
    const answers = answersOf('commerce/product-name').filter(
      ({ query }) => query['locale'] === locale,
    );
    const wrong = answers.filter(
      ({ query, value }) => !expressions[query['material'] ? 0 : 1]?.test(value),
    );
    expect(answers.length).toBeGreaterThanOrEqual(times(20, 100));
    expect(wrong).toEqual([]);
    const short = fresh('commerce/product-name', { locale, material: false });
    expect(short.filter((name) => !expressions[1]?.test(name))).toEqual([]);
  });

  test('products and materials are as many as is said', () => {
    expect(sizes('commerce/product', ['en', 'nl', 'sv'])).toEqual([24, 33, 9]);
    expect(sizes('commerce/product-material', ['en'])).toEqual([15]);
  });

  test.each([
    ['commerce/product', 'kind', { food: 9, clothing: 5, electronics: 3, home: 4, leisure: 3 }],
    ['commerce/product-material', 'kind', { metal: 5, mineral: 4, organic: 5, synthetic: 1 }],
  ])('%s: every word is of one %s', (name, parameter, expected) => {
    const groups = Object.keys(expected).map((value) => distinct(name, { [parameter]: value }));
    expect(groups.map(({ size }) => size)).toEqual(Object.values(expected));
    const all = groups.flatMap((group) => [...group]);
    expect(all.sort()).toEqual([...distinct(name)].sort());
    const wrong = answersOf(name).filter(({ query, value }) => {
      const asked = query[parameter];
      return (
        asked !== undefined && !groups[Object.keys(expected).indexOf(String(asked))]?.has(value)
      );
    });
    expect(wrong).toEqual([]);
    expect([...(groups[0] ?? [])].join()).toMatch(/Tuna|Steel/);
  });

  test('a description praises the product that is given, or is one of the listed texts', () => {
    const wrong = answersOf('commerce/product-description').filter(
      ({ query: { product, locale }, value }) =>
        (product !== undefined && !value.includes(String(product))) ||
        /[\n\r]/.test(value) ||
        (locale === 'en' && product === undefined && !/^.{45,140}(?<!\.)$/.test(value)),
    );
    expect(wrong).toEqual([]);
    expect(sizes('commerce/product-description', ['fr', 'nl', 'zh-CN'])).toEqual([14, 12, 10]);
    const french = fresh('commerce/product-description', { locale: 'fr' });
    expect(Math.max(...french.map(({ length }) => length))).toBe(356);
  });

  test('departments are those of their language, a handle fits in a path', () => {
    expect(sizes('commerce/department', ['en', 'sv', 'es', 'id', 'da', 'nb'])).toEqual([
      22, 17, 19, 28, 21, 18,
    ]);
    const wrong = answersOf('commerce/department').filter(
      ({ query: { handle }, value }) => handle === true && !/^[a-z]+(-[a-z]+)*$/.test(value),
    );
    expect(wrong).toEqual([]);
    for (const locale of ['en', 'fr', 'es', 'pt-BR', 'tr', 'da', 'nb', 'id']) {
      const plain = fresh('commerce/department', { locale }).map((name) =>
        name
          .replaceAll('ı', 'i')
          .replaceAll('ø', 'o')
          .replaceAll('æ', 'ae')
          .replace(' & ', ' ')
          .normalize('NFD')
          .replace(/\p{M}|[^\p{L} -]/gu, '')
          .replaceAll(' ', '-'),
      );
      const handles = fresh('commerce/department', { locale, handle: true });
      expect(handles, locale).toEqual(plain.map((name) => name.toLowerCase()));
    }
  });
});
