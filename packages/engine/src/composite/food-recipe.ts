import type { Faker } from '@faker-js/faker';
import { DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import { FOODS, RECIPES } from './data/recipes.ts';
import { toSlug } from './shared/helpers.ts';
import { sum } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import { createRatings } from './shared/ratings.ts';
import { createTimestamp, formatDay, truncateToSeconds } from './shared/time.ts';

/** Diets, strictest first, because a vegan dish is vegetarian too. */
const DIETS = ['vegan', 'vegetarian', 'any'] as const;

/** Kilocalories per gram, and kilojoules per kilocalorie. */
const ENERGY = { protein: 4, carbohydrates: 4, fat: 9 } as const;
const KILOJOULES = 4.184;

const GRAMS_IN_OUNCE = 28.35;
const MILLILITRES_IN_CUP = 236.6;

type Recipe = (typeof RECIPES)[number];
type Ingredient = Recipe['ingredients'][number];

function dietOf({ ingredients }: Recipe): number {
  return Math.max(...ingredients.map(([food]) => DIETS.indexOf(FOODS[food][4])));
}

/**
 * Returns the weight of an ingredient in grams. A millilitre counts as a gram, because no liquid here is much lighter or
 * heavier than water.
 */
function gramsOf([, amount, unit, weight = 1]: Ingredient): number {
  return unit === 'piece' ? amount * weight : amount;
}

function toQuantity([, amount, unit]: Ingredient, servings: number, system: 'metric' | 'us') {
  const whole = amount * servings;
  if (unit === 'piece') return { quantity: whole, unit };
  if (system === 'metric') return { quantity: round(whole), unit };
  return unit === 'g'
    ? { quantity: round(whole / GRAMS_IN_OUNCE, 1), unit: 'oz' }
    : { quantity: round(whole / MILLILITRES_IN_CUP, 2), unit: 'cup' };
}

/** Converts an oven temperature to Fahrenheit, in steps of 25 degrees as on American ovens. */
function toFahrenheit(_: string, celsius: string): string {
  return `${Math.round((Number(celsius) * 1.8 + 32) / 25) * 25} °F`;
}

/** Creates the nutrients of one serving. The energy is computed from the rounded grams in the response. */
function createNutrition(ingredients: Recipe['ingredients']) {
  const grams = (index: 0 | 1 | 2) =>
    round(sum(ingredients.map((each) => (gramsOf(each) * FOODS[each[0]][index]) / 100)));
  const [protein, carbohydrates, fat] = [grams(0), grams(1), grams(2)];
  const kilocalories =
    protein * ENERGY.protein + carbohydrates * ENERGY.carbohydrates + fat * ENERGY.fat;
  const kilojoules = round(kilocalories * KILOJOULES);
  return {
    kilocalories,
    kilojoules,
    proteinGrams: protein,
    carbohydrateGrams: carbohydrates,
    fatGrams: fat,
  };
}

/** Creates a recipe. Its amounts, allergens, diet, times and energy are consistent. */
export const createFoodRecipe = (args: ArgumentsOf['composite']['food-recipe']) => {
  const now = truncateToSeconds(args.reference);
  const { servings, unitSystem } = args;
  const strictness = DIETS.indexOf(args.diet ?? 'any');
  const recipes = RECIPES.filter((each) => dietOf(each) <= strictness);
  return (faker: Faker) => {
    const recipe = faker.helpers.arrayElement(recipes);
    const { title, cuisine, difficulty, ingredients, steps } = recipe;
    const minutesOf = (kind: string) =>
      sum(steps.filter(([, , each]) => each === kind).map(([, minutes]) => minutes));
    const allergens = new Set(ingredients.flatMap(([food]) => FOODS[food][3] ?? []));
    const [preparationMinutes, cookingMinutes] = [minutesOf('prepare'), minutesOf('cook')];
    return {
      slug: toSlug(title.replace('û', 'u')),
      title,
      author: createPerson(faker).name,
      publishedOn: formatDay(createTimestamp(faker, now - 900 * DAY, now - DAY)),
      cuisine,
      difficulty,
      diet: DIETS[dietOf(recipe)] ?? 'any',
      allergens: [...allergens].sort(),
      servings,
      preparationMinutes,
      cookingMinutes,
      totalMinutes: preparationMinutes + cookingMinutes,
      ingredients: ingredients.map((each) => ({
        name: each[0],
        ...toQuantity(each, servings, unitSystem),
      })),
      steps: steps.map(([text, durationMinutes], index) => ({
        position: index + 1,
        text: unitSystem === 'us' ? text.replace(/(\d+) °C/, toFahrenheit) : text,
        durationMinutes,
      })),
      nutritionPerServing: createNutrition(ingredients),
      rating: createRatings(faker, 250),
    };
  };
};
