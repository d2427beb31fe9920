import type { Faker } from '@faker-js/faker';
import { gs1Digit } from '../checkDigits.ts';
import { englishOf } from '../englishFaker.ts';
import type { TagGenerators } from '../generator.ts';
import { factorsWithin } from '../multiples.ts';
import type { RequestArguments } from '../request.ts';
import { spellOut } from '../spelling.ts';
import { createIsbn } from './commerce/isbn.ts';

/** Locales in which faker describes products. All others get the English sentences. */
const WITH_DESCRIPTIONS = ['fr', 'nl', 'zh-CN'];

/** The English products by the shelf they are on. */
const PRODUCTS = {
  food: ['Bacon', 'Cheese', 'Chicken', 'Chips', 'Fish', 'Pizza', 'Salad', 'Sausages', 'Tuna'],
  clothing: ['Gloves', 'Hat', 'Pants', 'Shirt', 'Shoes'],
  electronics: ['Computer', 'Keyboard', 'Mouse'],
  home: ['Chair', 'Soap', 'Table', 'Towels'],
  leisure: ['Ball', 'Bike', 'Car'],
} as const;
const PRODUCT_GROUPS = ['food', 'clothing', 'electronics', 'home', 'leisure'] as const;

/** The English materials by what they are made from. */
const MATERIALS = {
  metal: ['Aluminum', 'Bronze', 'Gold', 'Metal', 'Steel'],
  mineral: ['Ceramic', 'Concrete', 'Granite', 'Marble'],
  organic: ['Bamboo', 'Cotton', 'Rubber', 'Silk', 'Wooden'],
  synthetic: ['Plastic'],
} as const;
const MATERIAL_KINDS = ['metal', 'mineral', 'organic', 'synthetic'] as const;

const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.', space: ' ', none: '' } as const;
const SKU_SEPARATORS = ['hyphen', 'underscore', 'dot'] as const;

const EAN_LENGTHS = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 } as const;
const EAN_FORMATS = ['ean-8', 'ean-13', 'gtin-14'] as const;

/**
 * Without its material a name keeps the order of the locale: `Chaise Rustique`, `Rustic Chair`. The Hebrew word for
 * "of" is the letter mem, joined to the material.
 */
function createProductName(faker: Faker, request: RequestArguments): string {
  if (request.boolean('material')) return faker.commerce.productName();
  const [pattern = ''] = faker.definitions.commerce.product_name.pattern;
  return faker.helpers.fake(
    pattern.replace(/( (en|de|i))? ?\u05de?\{\{commerce\.productMaterial\}\}/, ''),
  );
}

function createProduct(faker: Faker, request: RequestArguments): string {
  const group = request.optional.oneOf('kind', PRODUCT_GROUPS);
  if (group === undefined) return faker.commerce.product();
  return faker.helpers.arrayElement(PRODUCTS[group]);
}

function createProductMaterial(faker: Faker, request: RequestArguments): string {
  const kind = request.optional.oneOf('kind', MATERIAL_KINDS);
  if (kind === undefined) return faker.commerce.productMaterial();
  return faker.helpers.arrayElement(MATERIALS[kind]);
}

function createProductDescription(faker: Faker, request: RequestArguments): string {
  const locale = request.string('locale');
  const product = request.optional.string('product');
  if (WITH_DESCRIPTIONS.includes(locale)) {
    return faker.commerce.productDescription();
  }
  const english = englishOf(faker);
  if (product === undefined) return english.commerce.productDescription();
  const template = english.helpers.arrayElement(english.definitions.commerce.product_description);
  return english.helpers.fake(template.replaceAll('{{commerce.product}}', () => product));
}

function createDepartment(faker: Faker, request: RequestArguments): string {
  const department = faker.commerce.department();
  if (!request.boolean('handle')) return department;
  return faker.helpers.slugify(spellOut(department).replace(' & ', ' ')).toLowerCase();
}

/** Prices end in 9 and 5 more often than in other digits, as they do in shops. */
function createPrice(faker: Faker, request: RequestArguments): string {
  const [min, max] = [request.number('min'), request.number('max')];
  const decimals = request.number('decimals');
  const limits = factorsWithin(10 ** -decimals, min, max);
  const toText = (units: number) =>
    (request.optional.string('symbol') ?? '') + (units / 10 ** decimals).toFixed(decimals);
  if (limits.min === limits.max) return toText(limits.min);
  const units = faker.number.int(limits);
  if (decimals === 0) return toText(units);
  const last = faker.helpers.weightedArrayElement([
    { weight: 5, value: 9 },
    { weight: 3, value: 5 },
    { weight: 1, value: 0 },
    { weight: 1, value: faker.number.int({ min: 0, max: 9 }) },
  ]);
  const rounded = units - (units % 10) + last;
  return toText(rounded >= limits.min && rounded <= limits.max ? rounded : units);
}

function createEan(faker: Faker, request: RequestArguments): string {
  const format = request.oneOf('kind', EAN_FORMATS);
  const prefix = request.optional.string('prefix') ?? (format === 'gtin-14' ? '12' : '2');
  const missing = EAN_LENGTHS[format] - 1 - prefix.length;
  const body = prefix + faker.string.numeric({ length: missing, allowLeadingZeros: true });
  return body + gs1Digit(body);
}

const threeLetters = (word: string): string =>
  word
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

function createSku(faker: Faker, request: RequestArguments): string {
  const { commerce } = faker;
  const words = [commerce.department(), commerce.product(), commerce.productMaterial()];
  const number = faker.string.numeric(request.number('digits'));
  const groups = words.slice(0, request.number('groups')).map(threeLetters);
  return [...groups, number].join(SEPARATORS[request.oneOf('separator', SKU_SEPARATORS)]);
}

export const commerce: TagGenerators = {
  'product-name': createProductName,
  product: createProduct,
  'product-material': createProductMaterial,
  'product-description': createProductDescription,
  department: createDepartment,
  price: createPrice,
  isbn: createIsbn,
  ean: createEan,
  upc: (faker, request) => faker.commerce.upc({ prefix: request.optional.string('prefix') }),
  sku: createSku,
};
