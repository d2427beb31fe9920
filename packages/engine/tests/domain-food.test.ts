import { describe, expect, test } from 'vitest';
import { english } from '../src/locales/english.ts';
import { MANY_SEEDS, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

type MenuItem = Record<'name' | 'course' | 'description' | 'price' | 'currency', string>;
type Line = Record<'unit' | 'ingredient' | 'text', string> & { quantity: number };

const ANIMALS =
  /\b(beef|chicken|lamb|pork|duck|turkey|fish|salmon|tuna|prawns?|crabs?|cheese|eggs?|honey|cream|goat|shark|trout)\b/;

const isPlant = (ingredient: string) => !ANIMALS.test(ingredient);

testValues('food', [
  ['meat', { kind: 'bird' }, { has: ['chicken', 'duck', 'goose'], lacks: ['beef'] }],
  ['meat', { kind: 'mammal' }, { has: ['beef', 'pork', 'venison'], lacks: ['chicken'] }],
  ['meat', { kind: 'fish' }, { has: ['salmon'], lacks: ['lamb'] }],
  ['meat', { kind: 'reptile' }, { has: ['crocodile'], lacks: ['chicken'] }],
  ['fruit', { culinary: true }, { has: ['apple'], lacks: ['olive'] }],
  ['vegetable', { kind: 'root' }, { has: ['carrot', 'parsnip', 'radish'], lacks: ['cabbage'] }],
  ['vegetable', { kind: 'leaf' }, { has: ['cabbage', 'endive'], lacks: ['carrot'] }],
  ['vegetable', { kind: 'fruit' }, { has: ['cucumber', 'pumpkin', 'okra'], lacks: ['carrot'] }],
  ['spice', { kind: 'blend' }, { has: ['garam masala', 'five spice'], lacks: ['nutmeg'] }],
  ['spice', { kind: 'single' }, { has: ['nutmeg'], lacks: ['garam masala'] }],
  ['ingredient', { plantBased: true }, isPlant],
  ['dish', {}, /^(?!(.* )?[a-z])/],
  ['food-description', { locale: 'en' }, /[a-z]\.$/],
  ['food-description', { maxLength: 80 }, /[a-z]\.$/],
  ['cuisine', {}, { has: ['Ainu', 'Zanzibari'] }],
]);

testAnswers('food/cuisine', {
  'is in the language asked for': (cuisine, { locale }) =>
    /^[A-Z][A-Za-zé -]+$/.test(cuisine) !== ['ja', 'nb', 'zh-CN'].includes(String(locale)),
});

testAnswers<MenuItem>('food/menu-item', {
  'is described by the words in its name': ({ name, description }) =>
    name
      .toLowerCase()
      .split(/ (?:and|with|in) | /)
      .some((word) => word.length > 2 && description.toLowerCase().includes(word)),
});

/** Largest amounts for one serving by ingredient, in millilitres or grams: the first row that matches counts. */
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

/** Millilitres or grams of a unit. */
const SIZES: Readonly<Record<string, number>> = {
  g: 1,
  ml: 1,
  tsp: 5,
  tbsp: 15,
  oz: 28.35,
  cup: 240,
};

/** The number that a text such as `1 1/2` stands for. */
const parseAmount = (text: string) =>
  text.split(' ').reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number);
    return sum + over / under;
  }, 0);

testAnswers<Line>('food/recipe-ingredient', {
  'has a unit of its system': ({ unit }, { unitSystem }) =>
    (unitSystem === 'us' ? ['oz', 'cup', 'tbsp', 'tsp'] : ['g', 'ml', 'tsp']).includes(unit),
  'is for each serving an amount that a cook uses': (line, { servings }) => {
    const largest = LARGEST_SERVINGS.find(([pattern]) => pattern.test(line.ingredient))?.[1] ?? 0;
    return (line.quantity * (SIZES[line.unit] ?? Infinity)) / Number(servings ?? 4) <= largest;
  },
  'prints its quantity as recipes do': ({ quantity, unit, ingredient, text }) => {
    const [, amount = '', printed] =
      /^([1-9]\d*|(?:[1-9]\d* )?(?:1\/4|1\/2|3\/4)) (\S+) /.exec(text) ?? [];
    const plural = unit === 'cup' && quantity > 1 ? 's' : '';
    return (
      parseAmount(amount) === quantity &&
      printed === unit + plural &&
      text.endsWith(` ${ingredient}`)
    );
  },
});

describe('food', () => {
  test('some ingredients that may be of animals are', () => {
    expect([...drawDistinct('food/ingredient')].filter((word) => !isPlant(word))).not.toEqual([]);
  });

  const MISPRINTED = 'dish food-description ingredient menu-item recipe-ingredient vegetable';
  test.each(MISPRINTED.split(' '))('entries that are misprinted do not appear in a %s', (name) => {
    const values = drawValues(`food/${name}`, {}, MANY_SEEDS).map((value) => JSON.stringify(value));
    const misprint = /basil basmati|carob carrot|paprik\b|\btinned\b|whiting wild/i;
    expect(values.filter((value) => misprint.test(value))).toEqual([]);
  });

  test('no dessert is made of aubergines, and no recipe asks for a spoonful of rice paper', () => {
    const desserts = drawValues<MenuItem>('food/menu-item', { course: 'dessert' }, MANY_SEEDS);
    expect(desserts.filter(({ name }) => /Aubergine|Olive/.test(name))).toEqual([]);
    const lines = drawValues<Line>('food/recipe-ingredient', {}, MANY_SEEDS);
    expect(lines.filter(({ ingredient }) => ingredient === 'rice paper')).toEqual([]);
  });

  test('classic dishes exist', () => {
    const listed = english.food?.dish?.map((dish) => dish.toLowerCase()) ?? [];
    const classic = drawValues('food/dish', { kind: 'classic' });
    expect(classic.filter((dish) => !listed.includes(dish.toLowerCase()))).toEqual([]);
  });

  test('quantities of a recipe grow with the servings', () => {
    const [one, three] = [1, 3].map((servings) =>
      drawValues<Line>('food/recipe-ingredient', { servings }).map(({ quantity }) => quantity),
    );
    expect(three).toEqual(one?.map((quantity) => quantity * 3));
  });
});
