import type { Faker } from '@faker-js/faker';
import { rejectUniqueCount } from '../uniqueValues.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { toSteps } from '../generator.ts';
import type { JsonValue, PrepareGenerator } from '../generator.ts';
import { canonicalKey, restoreItemTexts } from '../losslessJson.ts';

interface WeightedItem {
  value: JsonValue;
  weight: number;
}

/** Removes an entry from a pool and returns it. Heavier entries are more likely. */
function take(faker: Faker, pool: WeightedItem[]): JsonValue {
  const entry = faker.helpers.weightedArrayElement(
    pool.map((each) => ({ value: each, weight: each.weight })),
  );
  pool.splice(pool.indexOf(entry), 1);
  return entry.value;
}

/**
 * Shuffles a list. Heavy entries tend to come first, as if entries were picked one after the other by weight
 * (Efraimidis and Spirakis, Weighted random sampling with a reservoir, 2006).
 */
function shuffle(faker: Faker, entries: readonly WeightedItem[]): JsonValue[] {
  return entries
    .map(({ value, weight }) => ({ value, key: Math.log(faker.number.float()) / weight }))
    .sort((a, b) => b.key - a.key)
    .map(({ value }) => value);
}

/** Merges equal items, and adds their weights. */
function mergeEqual(entries: readonly WeightedItem[]): WeightedItem[] {
  const merged = new Map<string, WeightedItem>();
  for (const { value, weight } of entries) {
    const key = canonicalKey(value);
    merged.set(key, { value, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** Picks from a list in the request, or shuffles the whole list. */
export const prepareListItem: PrepareGenerator<ArgumentsOf['custom']['list-item']> = ({
  weights = [],
  ...args
}) => {
  const entries = restoreItemTexts(args.items).map((value, index): WeightedItem => ({
    value,
    weight: weights[index] ?? 1,
  }));
  if (args.shuffled) return { steps: toSteps((faker) => shuffle(faker, entries)) };
  if (!args.unique) return { steps: toSteps((faker) => take(faker, [...entries])) };
  const pool = mergeEqual(entries);
  const size = pool.length;
  return {
    steps: toSteps((faker) => (pool.length === 0 ? rejectUniqueCount(size) : take(faker, pool))),
  };
};
