import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { createMenuItem, createRecipeIngredient } from './food/menu.ts';
import * as words from './food/words.ts';

/** Words of one sort, where the request asks for it, else all of them. */
function pickSorted(
  faker: Faker,
  request: RequestArguments,
  parameter: string,
  sorts: Readonly<Record<string, readonly string[]>>,
  all: readonly string[],
): string {
  const sort = request.optional.oneOf(parameter, Object.keys(sorts));
  if (sort === undefined) return faker.helpers.arrayElement(all);
  return faker.helpers.arrayElement(all.filter((word) => sorts[sort]?.includes(word)));
}

/** Words without the excluded ones, where the request turns that on. */
function pickWithout(
  faker: Faker,
  request: RequestArguments,
  parameter: string,
  excluded: ReadonlySet<string>,
  all: readonly string[],
): string {
  if (!request.boolean(parameter)) return faker.helpers.arrayElement(all);
  return faker.helpers.arrayElement(all.filter((word) => !excluded.has(word)));
}

function drawDish(faker: Faker, kind: 'classic' | 'invented' | undefined): string {
  if (kind === undefined) return faker.food.dish();
  const { dish, dish_pattern: patterns } = faker.definitions.food;
  return kind === 'classic' ? faker.helpers.arrayElement(dish) : faker.helpers.fake(patterns);
}

function createDish(faker: Faker, request: RequestArguments): string {
  const kind = request.optional.oneOf('kind', ['classic', 'invented']);
  return drawDish(faker, kind).replace(/(^| )./g, (start) => start.toUpperCase());
}

/** Writes "an" before a vowel, which depends on the word that follows. */
const correct = (text: string): string => text.replaceAll(/\b(a) (?=[aeiou])/gi, '$1n ');

function createDescription(faker: Faker, request: RequestArguments): string {
  const maxLength = request.optional.number('maxLength') ?? Infinity;
  return drawUntil(
    () => correct(faker.food.description()),
    (description) => description.length <= maxLength,
  );
}

function createSpice(faker: Faker, request: RequestArguments): string {
  const spices = faker.definitions.food.spice;
  const kind = request.optional.oneOf('kind', ['blend', 'single']);
  if (kind === undefined) return faker.helpers.arrayElement(spices);
  const blend = kind === 'blend';
  return faker.helpers.arrayElement(
    spices.filter((word) => words.SPICE_BLENDS.has(word) === blend),
  );
}

export const food: TagGenerators = {
  dish: createDish,
  'food-description': createDescription,
  'menu-item': createMenuItem,
  'recipe-ingredient': createRecipeIngredient,
  ingredient: (faker, request) =>
    pickWithout(
      faker,
      request,
      'plantBased',
      words.NOT_PLANT_BASED,
      faker.definitions.food.ingredient,
    ),
  fruit: (faker, request) =>
    pickWithout(faker, request, 'culinary', words.NOT_CULINARY_FRUIT, faker.definitions.food.fruit),
  vegetable: (faker, request) =>
    pickSorted(faker, request, 'kind', words.VEGETABLE_PARTS, faker.definitions.food.vegetable),
  meat: (faker, request) =>
    pickSorted(faker, request, 'kind', words.MEAT_SOURCES, faker.definitions.food.meat),
  spice: createSpice,
  cuisine: (faker) => faker.food.ethnicCategory(),
};
