import { allLocales } from '@faker-js/faker';
import isbn from 'isbn3';
import { english } from '../../src/locales/english.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const SEPARATORS: Readonly<Record<string, string>> = { hyphen: '-', space: ' ', none: '' };

const isDividedByAgency = (value: string, { separator }: Query): boolean =>
  isbn.hyphenate(value)?.replaceAll('-', SEPARATORS[String(separator)] ?? '') === value;

/** Order of the parts in a product name, keyed by language. */
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

function isLineAboutProduct(text: string, { product, locale }: Query): boolean {
  if (/[\n\r]/.test(text)) return false;
  if (product !== undefined) return text.includes(String(product));
  return locale !== 'en' || /^.{45,140}(?<!\.)$/.test(text);
}

const hasSymbolAndDecimals = (price: string, { symbol = '', decimals }: Query): boolean =>
  price.startsWith(String(symbol)) && (price.split('.')[1] ?? '').length === decimals;

const EAN_LENGTHS: Readonly<Record<string, number>> = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 };

const hasLengthAndPrefix = (ean: string, { kind, prefix }: Query): boolean =>
  ean.length === EAN_LENGTHS[String(kind)] &&
  ean.startsWith(String(prefix ?? (kind === 'gtin-14' ? '12' : '2')));

const { department, product_name: names } = allLocales.en.commerce ?? {};
const ABBREVIATIONS = [department, names?.product, names?.material].map((words) => {
  const starts = words?.map((word) => word.slice(0, 3).toUpperCase());
  return `(${starts?.join('|')})`;
});

const SKU_SEPARATORS: Readonly<Record<string, string>> = { hyphen: '-', underscore: '_', dot: '.' };

/** Returns whether an SKU has the requested groups of abbreviations (department, product, material) and digits. */
function abbreviatesProduct(sku: string, { groups, digits, separator }: Query): boolean {
  const parts = [...ABBREVIATIONS.slice(0, Number(groups)), `\\d{${String(digits)}}`];
  return RegExp(`^${parts.join(`\\${SKU_SEPARATORS[String(separator)]}`)}$`).test(sku);
}

export const cases: readonly ValueCase[] = [
  ...Object.keys(ORDERS).flatMap((locale): ValueCase[] => [
    ['product-name', { locale, material: true }, isInOrderOfLanguage],
    ['product-name', { locale, material: false }, isInOrderOfLanguage],
  ]),
  ['product', { kind: 'food' }, { has: ['Tuna'] }],
  ['product-material', { kind: 'metal' }, { has: ['Steel'] }],
  ['department', { locale: 'fr', handle: true }, { has: ['plein-air', 'epicerie'] }],
  ['department', { locale: 'tr', handle: true }, { has: ['saglik', 'acik-hava'] }],
  ['department', { locale: 'da', handle: true }, { has: ['boger', 'vaerktoj'] }],
  ...Object.keys(SEPARATORS).flatMap((separator): ValueCase[] => [
    ['isbn', { kind: 'isbn-13', separator }, isDividedByAgency],
    ['isbn', { kind: 'isbn-10', separator }, isDividedByAgency],
  ]),
  ['upc', { prefix: '03600' }, /^03600\d{7}$/],
  ['upc', { prefix: '03600029145' }, ['036000291452']],
  ['department', { handle: true }, /^[a-z]+(-[a-z]+)*$/],
  ['product-description', EVERY_REQUEST, isLineAboutProduct],
  ['price', EVERY_REQUEST, hasSymbolAndDecimals],
  ['price', {}, { share: 0.51, of: /9$/ }],
  ['price', {}, { share: 0.31, of: /5$/ }],
  ['price', {}, { share: 0.11, of: /0$/ }],
  ['isbn', { kind: 'isbn-10' }, { has: ['X'], of: (isbn: string) => isbn.at(-1) }],
  ['ean', EVERY_REQUEST, hasLengthAndPrefix],
  ['sku', EVERY_REQUEST, abbreviatesProduct],
];
