import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';
import { LIQUIDS, MISPRINTS, NOT_A_SPICE, NOT_CULINARY_FRUIT } from './words.ts';

const COURSES = ['starter', 'main', 'dessert'] as const;
type Course = (typeof COURSES)[number];

/** Words that a dish is made of. Name and description of one item use the same ones. */
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

const SMALL_WORDS = new Set(['and', 'in', 'with']);

/** Prices on a menu go in steps of half a unit. */
const STEPS_PER_UNIT = 2;

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** A word of a list, without misprints, spices that season nothing and vegetables among the fruit. */
function pickWord(faker: Faker, list: 'fruit' | 'meat' | 'spice' | 'vegetable'): string {
  return faker.helpers.arrayElement(
    faker.definitions.food[list].filter((word) =>
      [MISPRINTS, NOT_A_SPICE, NOT_CULINARY_FRUIT].every((unfit) => !unfit.has(word)),
    ),
  );
}

/** An item on a restaurant's menu, whose description is about the dish in its name. */
export function createMenuItem(faker: Faker, request: RequestArguments): JsonValue {
  const course = request.oneOf('course', COURSES) ?? faker.helpers.arrayElement(COURSES);
  const min = request.required(request.number('min'), 'min');
  const max = request.required(request.number('max'), 'max');
  const [name, description] = faker.helpers.arrayElement(TEMPLATES[course])({
    adjective: faker.food.adjective(),
    fruit: pickWord(faker, 'fruit'),
    meat: pickWord(faker, 'meat'),
    spice: pickWord(faker, 'spice'),
    vegetable: pickWord(faker, 'vegetable'),
  });
  const steps = faker.number.int({ min: min * STEPS_PER_UNIT, max: max * STEPS_PER_UNIT });
  return {
    name: toTitleCase(name),
    course,
    description: capitalise(description),
    price: (steps / STEPS_PER_UNIT).toFixed(2),
    currency: request.required(request.string('currency'), 'currency'),
  };
}

/** How much of a kind of ingredient one serving takes: its unit, least and most, and the steps. */
interface Measure {
  unit: string;
  min: number;
  max: number;
  step: number;
}

const SOLID_KINDS = ['meat', 'vegetable', 'fruit'] as const;

const MEASURES: Readonly<Record<'metric' | 'us', Readonly<Record<string, Measure>>>> = {
  metric: {
    meat: { unit: 'g', min: 120, max: 200, step: 10 },
    vegetable: { unit: 'g', min: 50, max: 150, step: 10 },
    fruit: { unit: 'g', min: 40, max: 100, step: 10 },
    liquid: { unit: 'ml', min: 20, max: 100, step: 10 },
    spice: { unit: 'tsp', min: 0.25, max: 0.5, step: 0.25 },
  },
  us: {
    meat: { unit: 'oz', min: 4, max: 7, step: 0.5 },
    vegetable: { unit: 'oz', min: 2, max: 5, step: 0.5 },
    fruit: { unit: 'oz', min: 1.5, max: 3.5, step: 0.5 },
    liquid: { unit: 'cup', min: 0.25, max: 0.5, step: 0.25 },
    spice: { unit: 'tsp', min: 0.25, max: 0.5, step: 0.25 },
  },
};

/** A line of a recipe: an ingredient in a unit that fits it, for as many as are to be served. */
export function createRecipeIngredient(faker: Faker, request: RequestArguments): JsonValue {
  const system = request.oneOf('unitSystem', ['metric', 'us']) ?? 'metric';
  const servings = request.required(request.number('servings'), 'servings');
  const kind = faker.helpers.arrayElement([...SOLID_KINDS, 'liquid', 'spice'] as const);
  const ingredient =
    kind === 'liquid' ? faker.helpers.arrayElement(LIQUIDS) : pickWord(faker, kind);
  const measure = MEASURES[system][kind];
  if (!measure) throw new TypeError(`${kind} has no measure`);
  const { unit, min, max, step } = measure;
  const perServing = step * faker.number.int({ min: min / step, max: max / step });
  const quantity = perServing * servings;
  return { quantity, unit, ingredient, text: `${quantity} ${unit} ${ingredient}` };
}
