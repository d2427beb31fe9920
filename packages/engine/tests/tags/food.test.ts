import { expect, test } from 'vitest';
import { createValues, testEachValue } from '../values.ts';

type MenuItem = Record<'name' | 'description', string>;
type Line = Record<'unit' | 'ingredient' | 'text', string> & { quantity: number };

testEachValue('food/cuisine', {
  'is in the language requested': (cuisine, { locale }) =>
    /^[A-Z][A-Za-zé -]+$/.test(cuisine) !== ['ja', 'nb', 'zh-CN'].includes(String(locale)),
});

testEachValue<MenuItem>('food/menu-item', {
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
  ...{ g: 1, ml: 1, tsp: 5, tbsp: 15, oz: 28.35, cup: 240 },
};

/** The number that a text such as `1 1/2` stands for. */
const parseAmount = (text: string) =>
  text.split(' ').reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number);
    return sum + over / under;
  }, 0);

testEachValue<Line>('food/recipe-ingredient', {
  'has a unit of its system': ({ unit }, { unitSystem }) =>
    (unitSystem === 'us' ? ['oz', 'cup', 'tbsp', 'tsp'] : ['g', 'ml', 'tsp']).includes(unit),
  'has for each serving an amount that a cook uses': (line, { servings }) => {
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

test('quantities of a recipe grow with the servings', () => {
  const [one, three] = [1, 3].map((servings) =>
    createValues<Line>('food/recipe-ingredient', { servings }).map(({ quantity }) => quantity),
  );
  expect(three).toEqual(one?.map((quantity) => quantity * 3));
});
