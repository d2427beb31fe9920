import { gs1Digit } from '../checkDigits.ts';
import { toEnglishFaker } from '../englishFaker.ts';
import type { Locale } from '../../generated/arguments.ts';
import { factorRange } from '../multiples.ts';
import { transliterate } from '../transliterate.ts';
import { defineTag } from '../tag.ts';
import { createIsbn } from './commerce/isbn.ts';

/** Locales with product descriptions in faker. Other locales get English descriptions. */
const WITH_DESCRIPTIONS: readonly Locale[] = ['fr', 'nl', 'zh-CN'];

/** English products by department. */
const PRODUCTS = {
  food: ['Bacon', 'Cheese', 'Chicken', 'Chips', 'Fish', 'Pizza', 'Salad', 'Sausages', 'Tuna'],
  clothing: ['Gloves', 'Hat', 'Pants', 'Shirt', 'Shoes'],
  electronics: ['Computer', 'Keyboard', 'Mouse'],
  home: ['Chair', 'Soap', 'Table', 'Towels'],
  leisure: ['Ball', 'Bike', 'Car'],
};

/** English materials, keyed by kind. */
const MATERIALS = {
  metal: ['Aluminum', 'Bronze', 'Gold', 'Metal', 'Steel'],
  mineral: ['Ceramic', 'Concrete', 'Granite', 'Marble'],
  organic: ['Bamboo', 'Cotton', 'Rubber', 'Silk', 'Wooden'],
  synthetic: ['Plastic'],
};

const SKU_SEPARATORS = { hyphen: '-', underscore: '_', dot: '.' };

const EAN_LENGTHS = { 'ean-8': 8, 'ean-13': 13, 'gtin-14': 14 };

const threeLetters = (word: string): string =>
  word
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

export const commerce = defineTag('commerce', {
  // Without the material, a name keeps the word order of the locale: `Chaise Rustique`, `Rustic Chair`. In Hebrew, the
  // prefix for "of" is removed with the material.
  'product-name': ({ material }, { definitions }) => {
    const { pattern: patterns } = definitions.commerce.product_name;
    if (material) return (faker) => faker.helpers.fake(patterns);
    const [pattern = ''] = patterns;
    const template = pattern.replace(/( (en|de|i))? ?\u05de?\{\{commerce\.productMaterial\}\}/, '');
    return (faker) => faker.helpers.fake(template);
  },
  product: ({ kind }, { definitions }) =>
    kind ? PRODUCTS[kind] : definitions.commerce.product_name.product,
  'product-material': ({ kind }, { definitions }) =>
    kind ? MATERIALS[kind] : definitions.commerce.product_name.material,
  'product-description': ({ locale, product }) => {
    if (WITH_DESCRIPTIONS.includes(locale)) return (faker) => faker.commerce.productDescription();
    return (faker) => {
      const { commerce, definitions, helpers } = toEnglishFaker(faker);
      if (product === undefined) return commerce.productDescription();
      const template = helpers.arrayElement(definitions.commerce.product_description);
      return helpers.fake(template.replaceAll('{{commerce.product}}', () => product));
    };
  },
  department: ({ handle }, { definitions }) => {
    const departments = definitions.commerce.department;
    if (!handle) return departments;
    return ({ helpers }) =>
      helpers
        .slugify(transliterate(helpers.arrayElement(departments)).replace(' & ', ' '))
        .toLowerCase();
  },
  // As in shops, prices end in 9 or 5 more often than in other digits.
  price: ({ min, max, decimals, symbol = '' }) => {
    const limits = factorRange(10 ** -decimals, min, max);
    const toText = (units: number) => symbol + (units / 10 ** decimals).toFixed(decimals);
    return (faker) => {
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
    };
  },
  isbn: (args) => (faker) => createIsbn(faker, args),
  ean: ({ kind, prefix = kind === 'gtin-14' ? '12' : '2' }) => {
    const length = EAN_LENGTHS[kind] - 1 - prefix.length;
    return (faker) => {
      const body = prefix + faker.string.numeric({ length, allowLeadingZeros: true });
      return body + gs1Digit(body);
    };
  },
  upc:
    ({ prefix }) =>
    (faker) =>
      faker.commerce.upc({ prefix }),
  sku: (args) => (faker) => {
    const { commerce } = faker;
    const words = [commerce.department(), commerce.product(), commerce.productMaterial()];
    const number = faker.string.numeric(args.digits);
    const groups = words.slice(0, args.groups).map(threeLetters);
    return [...groups, number].join(SKU_SEPARATORS[args.separator]);
  },
});
