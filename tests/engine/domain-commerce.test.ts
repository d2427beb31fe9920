import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { findDefinition } from '../../src/engine/mock/locales.ts';
import { times } from '../support/sweep.ts';
import { answersOf, distinct, fresh } from './faults.ts';

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

describe('commerce', () => {
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

  test.each([
    ['commerce/product', ['food', 'clothing', 'electronics', 'home', 'leisure']],
    ['commerce/product-material', ['metal', 'mineral', 'organic', 'synthetic']],
  ])('%s: every word is of one kind', (name, kinds) => {
    const groups = kinds.map((kind) => distinct(name, { kind }));
    const all = groups.flatMap((group) => [...group]);
    expect(all.sort()).toEqual([...distinct(name)].sort());
    const wrong = answersOf(name).filter(({ query, value }) => {
      const { kind } = query;
      return kind !== undefined && !groups[kinds.indexOf(String(kind))]?.has(value);
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
  });

  test('the handle of a department fits in a path', () => {
    const wrong = answersOf('commerce/department').filter(
      ({ query: { handle }, value }) => handle === true && !/^[a-z]+(-[a-z]+)*$/.test(value),
    );
    expect(wrong).toEqual([]);
    const handles = [
      ['fr', 'Plein air', 'plein-air'],
      ['fr', 'Épicerie', 'epicerie'],
      ['tr', 'Sağlık', 'saglik'],
      ['tr', 'Açık Hava', 'acik-hava'],
      ['da', 'Bøger', 'boger'],
      ['da', 'Værktøj', 'vaerktoj'],
    ];
    for (const [locale = '', name = '', handle] of handles) {
      const position = fresh('commerce/department', { locale }).indexOf(name);
      expect(fresh('commerce/department', { locale, handle: true })[position], name).toBe(handle);
    }
  });
});
