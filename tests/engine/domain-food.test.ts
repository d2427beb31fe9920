import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/locales/english.ts';
import * as words from '../../src/engine/tags/food/words.ts';
import { answersOf, distinct, fresh, MANY_SEEDS, recordedAndFresh } from './faults.ts';

type MenuItem = Record<'name' | 'course' | 'description' | 'price' | 'currency', string>;
type Line = Record<'unit' | 'ingredient' | 'text', string> & { quantity: number };

const lists = english.food;

describe('food', () => {
  test('every word that is sorted is in the lists', () => {
    const unknown = (own: Iterable<string>, list: readonly string[] | null | undefined) =>
      [...own].filter((word) => !list?.includes(word));
    expect(unknown(words.NOT_PLANT_BASED, lists?.ingredient)).toEqual([]);
    expect(unknown(words.LIQUIDS, lists?.ingredient)).toEqual([]);
    expect(unknown(words.MISPRINTS, lists?.ingredient)).toEqual([]);
    expect(unknown(words.NOT_CULINARY_FRUIT, lists?.fruit)).toEqual([]);
    expect(unknown(words.SPICE_BLENDS, lists?.spice)).toEqual([]);
    expect(unknown(words.NOT_A_SPICE, lists?.spice)).toEqual([]);
    expect(unknown(Object.values(words.VEGETABLE_PARTS).flat(), lists?.vegetable)).toEqual([]);
    expect(Object.values(words.MEAT_SOURCES).flat().sort()).toEqual(lists?.meat);
  });

  test.each([
    ['meat', 'kind', 'bird', ['chicken', 'duck', 'goose'], 'beef'],
    ['meat', 'kind', 'mammal', ['beef', 'pork', 'venison'], 'chicken'],
    ['meat', 'kind', 'fish', ['salmon'], 'lamb'],
    ['meat', 'kind', 'reptile', ['crocodile'], 'chicken'],
    ['fruit', 'culinary', true, ['apple'], 'olive'],
    ['vegetable', 'kind', 'root', ['carrot', 'parsnip', 'radish'], 'cabbage'],
    ['vegetable', 'kind', 'leaf', ['cabbage', 'endive'], 'carrot'],
    ['vegetable', 'kind', 'fruit', ['cucumber', 'green beans', 'pumpkin', 'okra'], 'carrot'],
    ['spice', 'kind', 'blend', ['garam masala', 'five spice', 'curry'], 'nutmeg'],
    ['spice', 'kind', 'single', ['nutmeg'], 'garam masala'],
  ])('a %s whose %s is %s can be %j, never %s', (name, parameter, kind, members, stranger) => {
    const values = distinct(`food/${name}`, { [parameter]: kind });
    expect(members.filter((member) => !values.has(member))).toEqual([]);
    expect(values).not.toContain(stranger);
    expect(distinct(`food/${name}`)).toContain(stranger);
  });

  test('plant-based ingredients hold no animal', () => {
    const animals =
      /\b(beef|chicken|lamb|pork|duck|turkey|fish|salmon|tuna|prawns?|crabs?|cheese|eggs?|honey|cream|goat|shark|trout)\b/;
    expect(fresh('food/ingredient', { plantBased: true }).filter((w) => animals.test(w))).toEqual(
      [],
    );
    expect(fresh('food/ingredient').some((word) => animals.test(word))).toBe(true);
  });

  test.each([
    'dish',
    'food-description',
    'ingredient',
    'menu-item',
    'recipe-ingredient',
    'vegetable',
  ])('misprinted entries do not appear in a %s', (name) => {
    const values = fresh(`food/${name}`, {}, MANY_SEEDS).map((value) => JSON.stringify(value));
    expect(values.filter(words.hasMisprint)).toEqual([]);
    expect(words.hasMisprint('"Baked Paprik-stuffed Pigeon"')).toBe(true);
  });

  test('no dessert is made of aubergines, and no recipe asks for a spoonful of rice paper', () => {
    const desserts = fresh<MenuItem>('food/menu-item', { course: 'dessert' }, MANY_SEEDS);
    expect(desserts.filter(({ name }) => /Aubergine|Olive/.test(name))).toEqual([]);
    const lines = fresh<Line>('food/recipe-ingredient', {}, MANY_SEEDS);
    expect(lines.filter(({ ingredient }) => words.NOT_A_SPICE.has(ingredient))).toEqual([]);
  });

  test('classic dishes exist, and every word of a dish is capitalised', () => {
    const classic = fresh('food/dish', { kind: 'classic' }).map((dish) => dish.toLowerCase());
    const listed = (lists?.dish ?? []).map((dish) => dish.toLowerCase());
    expect(classic.filter((dish) => !listed.includes(dish))).toEqual([]);
    expect(recordedAndFresh('food/dish').filter((dish) => /(^| )[a-z]/.test(dish))).toEqual([]);
  });

  test('descriptions keep to the length asked for, without being cut off', () => {
    const short = fresh('food/food-description', { maxLength: 80 });
    expect(short.filter((text) => text.length > 80)).toEqual([]);
    const texts = [...short, ...fresh('food/food-description', {}, MANY_SEEDS)];
    expect(texts.filter((text) => !/[a-z]\.$/.test(text))).toEqual([]);
  });

  test('a menu item is described by the words in its name and costs what was asked for', () => {
    const query = { min: 6.5, max: 9, currency: 'GBP', course: 'main' };
    for (const item of fresh<MenuItem>('food/menu-item', query)) {
      const description = item.description.toLowerCase();
      const known = item.name.toLowerCase().split(/ (?:and|with|in) | /);
      expect(
        known.some((word) => word.length > 3 && description.includes(word)),
        item.name,
      ).toBe(true);
      expect(Number(item.price) >= 6.5 && Number(item.price) <= 9, item.price).toBe(true);
      expect([item.course, item.currency]).toEqual(['main', 'GBP']);
      expect(validator.isISO4217(item.currency)).toBe(true);
    }
  });

  test('a line of a recipe has a unit of its system, and grows with the servings', () => {
    const one = fresh<Line>('food/recipe-ingredient', { servings: 1 });
    const three = fresh<Line>('food/recipe-ingredient', { servings: 3 });
    expect(three.map(({ quantity }) => quantity)).toEqual(one.map(({ quantity }) => quantity * 3));
    expect(new Set(one.map(({ unit }) => unit))).toEqual(new Set(['g', 'ml', 'tsp']));
    const american = fresh<Line>('food/recipe-ingredient', { unitSystem: 'us' });
    expect(new Set(american.map(({ unit }) => unit))).toEqual(new Set(['oz', 'cup', 'tsp']));
    for (const line of [...one, ...american]) {
      expect(line.text).toBe(`${line.quantity} ${line.unit} ${line.ingredient}`);
    }
  });

  test('cuisines are in the language asked for', () => {
    const wrong = answersOf('food/cuisine').filter(
      ({ query: { locale }, value }) =>
        /^[A-Z][A-Za-zé -]+$/.test(value) === ['ja', 'nb', 'zh-CN'].includes(String(locale)),
    );
    expect(wrong).toEqual([]);
    const sorted = [...distinct('food/cuisine')].sort();
    expect([sorted[0], sorted.at(-1)]).toEqual(['Ainu', 'Zanzibari']);
  });
});
