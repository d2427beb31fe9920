import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import { capitalise } from '../../inflect.ts';
import type { GeneratorContext } from '../../tag.ts';
import {
  CONDIMENTS,
  FLAVOURINGS,
  LIQUIDS,
  NOT_CULINARY_FRUIT,
  POTENT_SPICES,
  SPICE_BLENDS,
  WINES,
} from './words.ts';

type Course = NonNullable<ArgumentsOf['food']['menu-item']['course']>;

/** Words for a dish, in both the name and the description of a menu item. */
interface Parts {
  adjective: string;
  fruit: string;
  meat: string;
  spice: string;
  vegetable: string;
}

type Template = (parts: Parts) => [name: string, description: string];

const TEMPLATES: Readonly<Record<Course, readonly Template[]>> = {
  starter: [
    ({ vegetable, spice }) => [
      `${vegetable} soup with ${spice}`,
      `A soup of ${vegetable}, seasoned with ${spice} and served with warm bread.`,
    ],
    ({ vegetable, fruit }) => [
      `${vegetable} and ${fruit} salad`,
      `Raw ${vegetable} and ${fruit} on green leaves with a light dressing.`,
    ],
    ({ adjective, vegetable, spice }) => [
      `${adjective} ${vegetable} fritters`,
      `Fritters of ${vegetable} with a dip that is flavoured with ${spice}.`,
    ],
  ],
  main: [
    ({ adjective, meat, vegetable }) => [
      `${adjective} ${meat} with ${vegetable}`,
      `Slow-cooked ${meat}, served with ${vegetable} and roast potatoes.`,
    ],
    ({ meat, fruit, spice }) => [
      `grilled ${meat} in ${fruit} sauce`,
      `${meat} from the grill in a sauce of ${fruit} and ${spice}, with rice.`,
    ],
    ({ vegetable, spice }) => [
      `${vegetable} curry`,
      `A mild curry of ${vegetable} and chickpeas, scented with ${spice}, with flatbread.`,
    ],
  ],
  dessert: [
    ({ fruit, spice }) => [
      `${fruit} tart`,
      `A tart with ${fruit} and a pinch of ${spice}, served with whipped cream.`,
    ],
    ({ fruit }) => [`${fruit} sorbet`, `Two scoops of home-made sorbet of ${fruit}.`],
    ({ fruit, adjective }) => [
      `${adjective} ${fruit} crumble`,
      `Baked ${fruit} under a buttery crust, with vanilla ice cream.`,
    ],
  ],
};
const COURSES = Object.keys(TEMPLATES) as Course[];

const SMALL_WORDS = new Set(['and', 'in', 'with']);

/** Prices on a menu are multiples of half a currency unit. */
const STEPS_PER_UNIT = 2;

function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** Generates an item on a restaurant's menu. Its description is about the dish in its name. */
export function prepareMenuItem(
  { currency, min, max, ...sent }: ArgumentsOf['food']['menu-item'],
  { definitions }: GeneratorContext,
) {
  const { meat, spice, vegetable, fruit: fruits } = definitions.food;
  const fruit = fruits.filter((word) => !NOT_CULINARY_FRUIT.has(word));
  return (faker: Faker) => {
    const { helpers } = faker;
    const course = sent.course ?? helpers.arrayElement(COURSES);
    const [name, description] = helpers.arrayElement(TEMPLATES[course])({
      adjective: faker.food.adjective(),
      fruit: helpers.arrayElement(fruit),
      meat: helpers.arrayElement(meat),
      spice: helpers.arrayElement(spice),
      vegetable: helpers.arrayElement(vegetable),
    });
    const steps = faker.number.int({ min: min * STEPS_PER_UNIT, max: max * STEPS_PER_UNIT });
    return {
      name: toTitleCase(name),
      course,
      description: capitalise(description),
      price: (steps / STEPS_PER_UNIT).toFixed(2),
      currency,
    };
  };
}

/** Amounts of ingredients for one serving, in steps that scales, spoons and cups can measure. */
const MEASURES = {
  metric: {
    meat: { unit: 'g', min: 120, max: 200, step: 10 },
    vegetable: { unit: 'g', min: 50, max: 150, step: 10 },
    fruit: { unit: 'g', min: 40, max: 100, step: 10 },
    flavouring: { unit: 'g', min: 5, max: 15, step: 5 },
    liquid: { unit: 'ml', min: 50, max: 120, step: 10 },
    wine: { unit: 'ml', min: 30, max: 60, step: 10 },
    condiment: { unit: 'ml', min: 5, max: 15, step: 5 },
    spice: { unit: 'tsp', min: 0.25, max: 0.25, step: 0.25 },
    blend: { unit: 'tsp', min: 0.25, max: 0.5, step: 0.25 },
  },
  us: {
    meat: { unit: 'oz', min: 4, max: 7, step: 0.5 },
    vegetable: { unit: 'oz', min: 2, max: 5, step: 0.5 },
    fruit: { unit: 'oz', min: 1.5, max: 3.5, step: 0.5 },
    flavouring: { unit: 'oz', min: 0.25, max: 0.5, step: 0.25 },
    liquid: { unit: 'cup', min: 0.25, max: 0.5, step: 0.25 },
    wine: { unit: 'cup', min: 0.25, max: 0.25, step: 0.25 },
    condiment: { unit: 'tbsp', min: 0.5, max: 1, step: 0.5 },
    spice: { unit: 'tsp', min: 0.25, max: 0.25, step: 0.25 },
    blend: { unit: 'tsp', min: 0.25, max: 0.5, step: 0.25 },
  },
};

/** Ingredients whose measure differs from the measure of the other ingredients in their list. */
const MEASURED_AS = [
  ['flavouring', FLAVOURINGS],
  ['wine', WINES],
  ['condiment', CONDIMENTS],
  ['blend', SPICE_BLENDS],
] as const;

const FRACTIONS = ['', '1/4', '1/2', '3/4'];

/** Formats a quantity with its unit: `1 1/2 cups`, `3/4 tsp`. Only cups have a plural. */
function printQuantity(quantity: number, unit: string): string {
  const whole = Math.floor(quantity);
  const fraction = FRACTIONS[(quantity - whole) * FRACTIONS.length];
  const amount = [whole || '', fraction].join(' ').trim();
  return `${amount} ${unit}${unit === 'cup' && quantity > 1 ? 's' : ''}`;
}

/** Generates an ingredient line of a recipe: quantity for the number of servings, unit and ingredient. */
export function prepareRecipeIngredient(
  { unitSystem, servings }: ArgumentsOf['food']['recipe-ingredient'],
  { definitions }: GeneratorContext,
) {
  const { meat, vegetable, fruit: fruits, spice } = definitions.food;
  const fruit = fruits.filter((word) => !NOT_CULINARY_FRUIT.has(word));
  const lists = { meat, vegetable, fruit, liquid: LIQUIDS, spice };
  return (faker: Faker) => {
    const [list, words] = faker.helpers.objectEntry(lists);
    const ingredient = retryUntil(
      () => faker.helpers.arrayElement(words),
      (word) => !POTENT_SPICES.has(word),
    );
    const kind = MEASURED_AS.find(([, others]) => others.has(ingredient))?.[0] ?? list;
    const { unit, min, max, step } = MEASURES[unitSystem][kind];
    const perServing = step * faker.number.int({ min: min / step, max: max / step });
    const quantity = perServing * servings;
    return { quantity, unit, ingredient, text: `${printQuantity(quantity, unit)} ${ingredient}` };
  };
}
