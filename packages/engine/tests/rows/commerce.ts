import isbn from 'isbn3';
import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import type { Query, Row } from '../values.ts';

const SEPARATORS: Readonly<Record<string, string>> = { hyphen: '-', space: ' ', none: '' };

const isDividedByAgency = (value: string, { separator }: Query): boolean =>
  isbn.hyphenate(value)?.replaceAll('-', SEPARATORS[String(separator)] ?? '') === value;

/** Order of the three parts of a product's name in each language. */
const ORDERS: Readonly<Record<string, string>> = {
  ...{ en: 'adjective material product', sv: 'adjective material product' },
  ...{ nl: 'adjective material product', fr: 'product adjective en material' },
  ...{ es: 'product adjective de material', 'pt-BR': 'product adjective de material' },
  ...{ he: 'product adjective \u05dematerial', id: 'product material adjective' },
  ...{ da: 'product i material', nb: 'product i material' },
};

function isInOrderOfLanguage(name: string, { locale, material }: Query): boolean {
  const lists = (locale === 'en' ? english : findDefinition(String(locale)))?.commerce
    ?.product_name;
  const words: Readonly<Record<string, readonly string[] | undefined>> = { ...lists };
  const order = ORDERS[String(locale)] ?? '';
  const parts = material ? order : order.replace(/( (en|de|i))? ?\u05de?material/, '');
  const form = parts.replace(/\w{5,}/g, (part) => `(${words[part]?.join('|')})`);
  return RegExp(`^${form}$`).test(name);
}

export const rows: readonly Row[] = [
  ...Object.keys(ORDERS).flatMap((locale): Row[] => [
    ['product-name', { locale, material: true }, isInOrderOfLanguage],
    ['product-name', { locale, material: false }, isInOrderOfLanguage],
  ]),
  ['product', { kind: 'food' }, { has: ['Tuna'] }],
  ['product-material', { kind: 'metal' }, { has: ['Steel'] }],
  ['department', { locale: 'fr', handle: true }, { has: ['plein-air', 'epicerie'] }],
  ['department', { locale: 'tr', handle: true }, { has: ['saglik', 'acik-hava'] }],
  ['department', { locale: 'da', handle: true }, { has: ['boger', 'vaerktoj'] }],
  ...Object.keys(SEPARATORS).flatMap((separator): Row[] => [
    ['isbn', { kind: 'isbn-13', separator }, isDividedByAgency],
    ['isbn', { kind: 'isbn-10', separator }, isDividedByAgency],
  ]),
  ['upc', { prefix: '03600' }, /^03600\d{7}$/],
  ['upc', { prefix: '03600029145' }, ['036000291452']],
];
