import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { findDefinition } from '../src/mock/locales.ts';
import { drawAnswers, drawDistinct, drawValues, testAnswers } from './values.ts';

/** Order of the three parts of a product's name in each language. */
const ORDERS: Record<string, string> = {
  ...{ en: 'adjective material product', sv: 'adjective material product' },
  ...{ nl: 'adjective material product', fr: 'product adjective en material' },
  ...{ es: 'product adjective de material', 'pt-BR': 'product adjective de material' },
  ...{ he: 'product adjective \u05dematerial', id: 'product material adjective' },
  ...{ da: 'product i material', nb: 'product i material' },
};

/** A name in the order of a language, as an expression. */
function expressionOf(order: string, locale: string): RegExp {
  const definition = locale === 'en' ? allLocales.en : findDefinition(locale);
  const words: Record<string, Iterable<string>> = {
    adjective: definition?.commerce?.product_name?.adjective ?? [],
    material: drawDistinct('commerce/product-material', { locale }),
    product: drawDistinct('commerce/product', { locale }),
  };
  const parts = order.replace(/\w{5,}/g, (part) => `(${[...(words[part] ?? [])].join('|')})`);
  return RegExp(`^${parts}$`);
}

describe('products', () => {
  test.each(Object.entries(ORDERS))('%s: the name of a product reads "%s"', (locale, order) => {
    const full = expressionOf(order, locale);
    const short = expressionOf(order.replace(/( (en|de|i))? ?\u05de?material/, ''), locale);
    const answers = drawAnswers('commerce/product-name').filter(
      ({ query }) => query['locale'] === locale,
    );
    const names = drawValues('commerce/product-name', { locale, material: false });
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(
      answers.filter(({ query, value }) => !(query['material'] ? full : short).test(value)),
    ).toEqual([]);
    expect(names.filter((name) => !short.test(name))).toEqual([]);
  });

  test.each([
    ['commerce/product', ['food', 'clothing', 'electronics', 'home', 'leisure'], 'Tuna'],
    ['commerce/product-material', ['metal', 'mineral', 'organic', 'synthetic'], 'Steel'],
  ])('every %s is of one of the kinds %j, the first has %s', (name, kinds, example) => {
    const groups = kinds.map((kind) => [...drawDistinct(name, { kind })]);
    expect(groups.flat().sort()).toEqual([...drawDistinct(name)].sort());
    expect(groups[0]).toContain(example);
  });

  test.each([
    ['fr', 'Plein air', 'plein-air'],
    ['fr', 'Épicerie', 'epicerie'],
    ['tr', 'Sağlık', 'saglik'],
    ['tr', 'Açık Hava', 'acik-hava'],
    ['da', 'Bøger', 'boger'],
    ['da', 'Værktøj', 'vaerktoj'],
  ])('%s: the handle of the department %s is %s', (locale, name, handle) => {
    const position = drawValues('commerce/department', { locale }).indexOf(name);
    const handles = drawValues('commerce/department', { locale, handle: true });
    expect(handles[position]).toBe(handle);
  });
});

testAnswers('commerce/department', {
  'fits in a path as a handle': (name, { handle }) =>
    handle ? /^[a-z]+(-[a-z]+)*$/.test(name) : undefined,
});

testAnswers('commerce/product-description', {
  'praises the product that is given in one line, or is a text of its own': (text, query) => {
    const { product, locale } = query;
    if (/[\n\r]/.test(text)) return false;
    if (product !== undefined) return text.includes(String(product));
    return locale !== 'en' || /^.{45,140}(?<!\.)$/.test(text);
  },
});
