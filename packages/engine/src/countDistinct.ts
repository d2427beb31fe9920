import { Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { addDefaults, effectiveLocale } from './arguments.ts';
import { baseLocale, english } from './locales/english.ts';
import { runSteps } from './generator.ts';
import { createFaker, FIXED_REFERENCE } from './produceResponse.ts';
import { RetryBudget } from './retries.ts';
import { splitOperationPath } from './engineTable.ts';
import type { EngineTable } from './engineTable.ts';
import { tags } from './tags/index.ts';

export interface DistinctCount {
  values: number;
  /** Whether `values` is exact or an estimate. */
  is: 'exact' | 'about';
  /** The probability that two independent values are equal. */
  pair: number;
}

type SampleValue = (faker: Faker) => unknown;

/** Chooses one of `ways` possibilities. Returns its index. */
type Choose = (ways: number, weights?: readonly number[]) => number;

/**
 * Maximum number of paths (sequences of random choices) that are tried exhaustively. If there are more paths, the count is
 * estimated from a few random paths.
 */
const MAX_WAYS = 30_000;

/** Number of random paths for the estimate. */
const PROBES = 60;

/** Up to this limit, a number of paths is exact although it is computed from logarithms. */
const MAX_EXACT = 1e9;

/** Minimum probability of a path. Less likely paths are skipped, because they only retry rejected values. */
const MIN_PROBABILITY = 1e-8;

/** Number of possible random fractions and seeds. It is too high to try all values. */
const FRACTIONS = 2 ** 53;

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((all, each) => all + each, 0);

/**
 * Creates a faker that takes each random choice from `choose`. Items, letters and digits all come from `number.int`.
 */
function createChoosing(choose: Choose, definition?: LocaleDefinition): Faker {
  const next = () => choose(FRACTIONS) / FRACTIONS;
  const locale = definition ? [definition, english, baseLocale] : [english, baseLocale];
  const faker = new Faker({ locale, randomizer: { next, seed: () => undefined } });
  faker.setDefaultRefDate(FIXED_REFERENCE);
  const { number, datatype, helpers } = faker;
  const randomInt = number.int.bind(number);
  number.int = (options = {}) => {
    const limits = typeof options === 'number' ? { max: options } : options;
    const { min = 0, max = Number.MAX_SAFE_INTEGER, multipleOf = 1 } = limits;
    const least = Math.ceil(min / multipleOf);
    const ways = Math.floor(max / multipleOf) - least + 1;
    return ways < 2 ? randomInt(options) : (least + choose(ways)) * multipleOf;
  };
  datatype.boolean = (options = {}) => {
    const { probability = 0.5 } = typeof options === 'number' ? { probability: options } : options;
    if (probability <= 0 || probability >= 1) return probability >= 1;
    return choose(2, [1 - probability, probability]) === 1;
  };
  helpers.weightedArrayElement = (items) => {
    const weights = items.map(({ weight }) => weight);
    const item = items[items.length > 1 ? choose(items.length, weights) : 0];
    if (!item) throw new Error('A choice needs at least one item.');
    return item.value;
  };
  return faker;
}

const shareOf = (ways: number, taken: number, weights?: readonly number[]): number =>
  weights ? (weights[taken] ?? 0) / sum(weights) : 1 / ways;

/** Thrown to abandon a path of choices before its value is complete. */
class Abandoned extends Error {}

/** Computes the probability of each value by trying every path of choices. Returns undefined if there are too many. */
function tryAll(
  createValue: SampleValue,
  definition?: LocaleDefinition,
): Map<string, number> | undefined {
  const found = new Map<string, number>();
  const way: { ways: number; taken: number }[] = [];
  let [depth, probability] = [0, 1];
  const faker = createChoosing((ways, weights) => {
    const step = (way[depth] ??= { ways, taken: 0 });
    depth += 1;
    probability *= shareOf(ways, step.taken, weights);
    if (probability < MIN_PROBABILITY) throw new Abandoned();
    return step.taken;
  }, definition);
  for (let tried = 0; tried < MAX_WAYS; tried += 1) {
    [depth, probability] = [0, 1];
    try {
      const key = JSON.stringify(createValue(faker));
      found.set(key, (found.get(key) ?? 0) + probability);
    } catch (error) {
      if (!(error instanceof Abandoned)) throw error;
    }
    way.length = depth;
    while (way.length > 0 && way.at(-1)?.taken === (way.at(-1)?.ways ?? 0) - 1) way.pop();
    const last = way.at(-1);
    if (!last) return found;
    last.taken += 1;
  }
  return undefined;
}

/**
 * Creates a function that generates a random value and returns it with its choices. Choices passed to the function come first.
 */
function createSampler(createValue: SampleValue, definition?: LocaleDefinition) {
  const random = createFaker(1);
  let given: readonly number[] = [];
  let choices: { ways: number; taken: number }[] = [];
  let logarithm = 0;
  const faker = createChoosing((ways, weights) => {
    const any = weights
      ? random.helpers.weightedArrayElement(weights.map((weight, value) => ({ weight, value })))
      : random.number.int(ways - 1);
    const taken = (given[choices.length] ?? any) % ways;
    choices.push({ ways, taken });
    logarithm -= Math.log10(shareOf(ways, taken, weights));
    return taken;
  }, definition);
  return (choicesBefore: readonly number[] = []) => {
    [given, choices, logarithm] = [choicesBefore, [], 0];
    const key = JSON.stringify(createValue(faker));
    return { key, choices, logarithm };
  };
}

type Sampler = ReturnType<typeof createSampler>;

/** Whether another choice can lead to the same value. */
function isWasteful(next: Sampler, { key, choices }: ReturnType<Sampler>): boolean {
  return choices.some(({ ways }, changed) => {
    if (ways >= FRACTIONS) return true;
    const others = choices.map(({ taken }, index) => (index === changed ? taken + 1 : taken));
    return next(others).key === key;
  });
}

/**
 * Counts the different values of a generator with its default arguments.
 *
 * @param own Name and data of a locale. If omitted, the values are English.
 * @returns Undefined if the number is unknown. It is unknown for composites, for generators with required arguments, and
 *   if values differ although the random choices are equal. It is also unknown if there are many paths that are not equally
 *   likely or that lead to the same value.
 */
export function countDistinct(
  { operations }: EngineTable,
  path: string,
  own?: { locale: string; definition: LocaleDefinition },
): DistinctCount | undefined {
  const [tag, name] = splitOperationPath(path);
  const [operation, generator] = [operations[path], tags[tag]?.[name]];
  if (tag === 'composite' || !operation || !generator || operation.required.length > 0) return;
  const locale = own?.locale ?? effectiveLocale(operation, {});
  const args = {
    ...addDefaults(operation, { reference: FIXED_REFERENCE }),
    ...(locale !== undefined && { locale }),
  };
  const { steps } = generator(args, new RetryBudget());
  const createValue: SampleValue = (faker) => runSteps(steps(faker));
  const next = createSampler(createValue, own?.definition);
  const probes = Array.from({ length: PROBES }, () => next());
  const isRandom = probes.some(({ choices }) => choices.length > 0);
  if (!isRandom && new Set(probes.map(({ key }) => key)).size > 1) return undefined;
  const logarithms = probes.map(({ logarithm }) => logarithm);
  // Estimates the number of different sequences of choices: it is the mean of 1/probability over random sequences.
  const ways = sum(logarithms.map((each) => 10 ** each)) / PROBES;
  const all = ways < 2 * MAX_WAYS ? tryAll(createValue, own?.definition) : undefined;
  if (all) {
    const whole = sum(all.values());
    const pair = sum([...all.values()].map((each) => (each / whole) ** 2));
    return { values: all.size, is: 'exact', pair };
  }
  const isEven = Math.max(...logarithms) - Math.min(...logarithms) < 1e-6;
  if (!isEven || probes.some((probe) => isWasteful(next, probe))) return undefined;
  const product = 10 ** (logarithms[0] ?? 0);
  const isExact = product < MAX_EXACT;
  const values = isExact ? Math.round(product) : product;
  return { values, is: isExact ? 'exact' : 'about', pair: 1 / values };
}
