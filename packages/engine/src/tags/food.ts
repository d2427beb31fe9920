import { retryUntil } from '../retryUntil.ts';
import { defineTag } from '../tag.ts';
import { prepareMenuItem, prepareRecipeIngredient } from './food/menu.ts';
import {
  MEAT_SOURCES,
  NOT_CULINARY_FRUIT,
  NOT_PLANT_BASED,
  SPICE_BLENDS,
  VEGETABLE_PARTS,
} from './food/words.ts';

const capitaliseWords = (name: string): string =>
  name.replace(/(^| )./g, (start) => start.toUpperCase());

/** Writes "an" before a vowel. */
const correctArticles = (text: string): string => text.replaceAll(/\b(a) (?=[aeiou])/gi, '$1n ');

export const food = defineTag('food', {
  dish: ({ kind }, { definitions }) => {
    const { dish, dish_pattern: patterns } = definitions.food;
    if (kind === 'classic') return dish.map(capitaliseWords);
    return (faker) =>
      capitaliseWords(kind === 'invented' ? faker.helpers.fake(patterns) : faker.food.dish());
  },
  'food-description':
    ({ maxLength = Infinity }) =>
    (faker) =>
      retryUntil(
        () => correctArticles(faker.food.description()),
        (description) => description.length <= maxLength,
      ),
  'menu-item': prepareMenuItem,
  'recipe-ingredient': prepareRecipeIngredient,
  ingredient: ({ plantBased }, { definitions }) =>
    definitions.food.ingredient.filter((word) => !plantBased || !NOT_PLANT_BASED.has(word)),
  fruit: ({ culinary }, { definitions }) =>
    definitions.food.fruit.filter((word) => !culinary || !NOT_CULINARY_FRUIT.has(word)),
  vegetable: ({ kind }, { definitions }) =>
    definitions.food.vegetable.filter((word) => !kind || VEGETABLE_PARTS[kind].includes(word)),
  meat: ({ kind }, { definitions }) =>
    definitions.food.meat.filter((word) => !kind || MEAT_SOURCES[kind].includes(word)),
  spice: ({ kind }, { definitions }) =>
    definitions.food.spice.filter((word) => !kind || SPICE_BLENDS.has(word) === (kind === 'blend')),
  cuisine: (_, { definitions }) => definitions.food.ethnic_category,
});
