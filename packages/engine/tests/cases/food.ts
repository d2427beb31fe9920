import { expect } from 'vitest';
import { english } from '../../src/locales/english.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const ANIMALS =
  /\b(beef|chicken|lamb|pork|duck|turkey|fish|salmon|tuna|prawns?|crabs?|cheese|eggs?|honey|cream|goat|shark|trout)\b/;

const isPlant = (ingredient: string): boolean => !ANIMALS.test(ingredient);

const isListed = (dish: string): boolean =>
  english.food?.dish?.some((each) => each.toLowerCase() === dish.toLowerCase()) ?? false;

const isWithoutVegetables = ({ name }: { name: string }): boolean => !/Aubergine|Olive/.test(name);

type MenuItem = Record<'name' | 'description', string>;
type Line = Record<'unit' | 'ingredient' | 'text', string> & { quantity: number };

const isInLanguage = (cuisine: string, { locale }: Query): boolean =>
  /^[A-Z][A-Za-zé -]+$/.test(cuisine) !== ['ja', 'nb', 'zh-CN'].includes(String(locale));

const isDescribedByItsName = ({ name, description }: MenuItem): boolean =>
  name
    .toLowerCase()
    .split(/ (?:and|with|in) | /)
    .some((word) => word.length > 2 && description.toLowerCase().includes(word));

/** Maximum amounts per serving, in millilitres or grams. The first pattern that matches an ingredient applies. */
const LARGEST_SERVINGS: readonly [RegExp, number][] = [
  [/sauce|vinegar|oil$|garlic|chill|capers|chives/, 15],
  [/wine/, 60],
  [/water|milk|juice|stock/, 125],
  [
    /beef|chicken|crocodile|duck|emu|goose|kangaroo|lamb|ostrich|pigeon|pork|quail|rabbit|salmon|turkey|venison/,
    200,
  ],
  [/./, 150],
];

/** Size of each unit in millilitres or grams. */
const SIZES: Readonly<Record<string, number>> = {
  ...{ g: 1, ml: 1, tsp: 5, tbsp: 15, oz: 28.35, cup: 240 },
};

/** Parses a number such as `1 1/2`. */
const parseAmount = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number);
    return sum + over / under;
  }, 0);

const hasUnitOfSystem = ({ unit }: Line, { unitSystem }: Query): boolean =>
  (unitSystem === 'us' ? ['oz', 'cup', 'tbsp', 'tsp'] : ['g', 'ml', 'tsp']).includes(unit);

function hasAmountThatCooksUse(line: Line, { servings }: Query): boolean {
  const largest = LARGEST_SERVINGS.find(([pattern]) => pattern.test(line.ingredient))?.[1] ?? 0;
  return (line.quantity * (SIZES[line.unit] ?? Infinity)) / Number(servings ?? 4) <= largest;
}

function printsQuantityAsRecipesDo({ quantity, unit, ingredient, text }: Line): boolean {
  const [, amount = '', printed] =
    /^([1-9]\d*|(?:[1-9]\d* )?(?:1\/4|1\/2|3\/4)) (\S+) /.exec(text) ?? [];
  const plural = unit === 'cup' && quantity > 1 ? 's' : '';
  return (
    parseAmount(amount) === quantity && printed === unit + plural && text.endsWith(` ${ingredient}`)
  );
}

/** Returns an ingredient line for three times as many servings. */
const triple = (line: Line): unknown => ({
  ...line,
  quantity: line.quantity * 3,
  text: expect.any(String) as string,
});

export const cases: readonly ValueCase[] = [
  ['meat', { kind: 'bird' }, { has: ['chicken', 'duck', 'goose'], lacks: ['beef'] }],
  ['meat', { kind: 'mammal' }, { has: ['beef', 'pork', 'venison'], lacks: ['chicken'] }],
  ['meat', { kind: 'fish' }, { has: ['salmon'], lacks: ['lamb'] }],
  ['meat', { kind: 'reptile' }, { has: ['crocodile'], lacks: ['chicken'] }],
  ['fruit', { culinary: true }, { has: ['apple'], lacks: ['olive', 'aubergine'] }],
  ['vegetable', { kind: 'root' }, { has: ['carrot', 'parsnip', 'radish'], lacks: ['cabbage'] }],
  ['vegetable', { kind: 'leaf' }, { has: ['cabbage', 'endive'], lacks: ['carrot', 'okra'] }],
  ['vegetable', { kind: 'fruit' }, { has: ['cucumber', 'pumpkin', 'okra'], lacks: ['carrot'] }],
  ['spice', { kind: 'blend' }, { has: ['garam masala', 'five spice'], lacks: ['nutmeg'] }],
  ['spice', { kind: 'single' }, { has: ['nutmeg'], lacks: ['garam masala'] }],
  ['ingredient', {}, { has: ['achacha', 'zucchini'] }],
  ['ingredient', { plantBased: true }, isPlant],
  ['ingredient', { plantBased: true }, { lacks: ['beef', 'eggs', 'honey'] }],
  ['dish', {}, /^(?!(.* )?[a-z])/],
  ['dish', { kind: 'classic' }, isListed],
  ['food-description', { locale: 'en' }, /[a-z]\.$/],
  ['food-description', { maxLength: 80 }, /[a-z]\.$/],
  ['food-description', { maxLength: 80 }, /^.{1,80}$/],
  ['cuisine', {}, { has: ['Ainu', 'Zanzibari'] }],
  ['menu-item', { course: 'dessert' }, isWithoutVegetables],
  ['cuisine', EVERY_REQUEST, isInLanguage],
  ['menu-item', EVERY_REQUEST, isDescribedByItsName],
  ['recipe-ingredient', EVERY_REQUEST, hasUnitOfSystem],
  ['recipe-ingredient', EVERY_REQUEST, hasAmountThatCooksUse],
  ['recipe-ingredient', EVERY_REQUEST, printsQuantityAsRecipesDo],
  ['recipe-ingredient', { servings: 3 }, { sameAs: { servings: 1 }, convert: triple }],
];
