/** Tests that values come near the bounds in their schema. `createValues` checks that no value exceeds a bound. */
import { describe, expect, test } from 'vitest';
import { ValidationError } from '../src/validationError.ts';
import type { Argument } from '../src/generator.ts';
import { operations, successContentOf } from './document.ts';
import type { DocumentedOperation, Schema } from './document.ts';
import { createValuesWithQueries, createValues, recordedValues } from './values.ts';
import type { Query } from './values.ts';

/** Maximum share of a range without values at each end. */
const MARGIN = 0.15;
/**
 * Tolerances for string lengths, which vary more than numbers. The longest string must have at least half of `maxLength`,
 * and the shortest string at most four times `minLength`.
 */
const LENGTHS = { least: 4, most: 2 };
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
const FEW_SEEDS = SEEDS.slice(0, 3);

/** Bounds of general scales such as latitudes, which a generator need not reach, and `minLength: 1`. */
const SCALES =
  /(latitude value (>= -90|<= 90)|longitude value (>= -180|<= 180)|Percent value (>= 0|<= 100)|rating\.average value >= 1|kda value >= 0|length >= 1) /;

/** Bounds that are rarely reached, because one value would need several long words or extreme numbers. */
const RARE = `
  person/first-name length <= 24
  person/last-name length <= 60
  person/person-name firstName length <= 24
  person/person-name lastName length <= 60
  person/person-name name length <= 110
  internet/display-name length <= 83
  internet/domain-name length <= 253
  internet/url length <= 750
  internet/host-name length <= 253
  custom/regex-match length <= 1000
  location/nearby-coordinate-pair distance value <= 1000
  internet/ipv6-address length >= 2
  text/prose-text length >= 5
  text/lorem-ipsum-text length >= 20
  text/lorem-word length <= 30
  number/dice-roll total value <= 2100
  composite/blog-data-set authors[].postCount value <= 18
  composite/order itemCount value <= 60
  composite/list-of-tasks summary.byStatus.todo value <= 50
  composite/list-of-tasks summary.byStatus.in-review value <= 50
  composite/list-of-tasks summary.byStatus.done value <= 50
  composite/list-of-tasks summary.unassigned value <= 50
  composite/list-of-tasks summary.overdue value <= 50
  composite/list-of-tasks summary.estimateHours value <= 400
  composite/list-of-tasks summary.loggedHours value <= 600
  composite/social-media-post mentions[].end value <= 100
  composite/video-streaming-session segments[].megabytes value <= 14400
  composite/video-streaming-session traffic.megabytes value <= 14400
  composite/project-management-board columns[].issues items <= 30
  composite/project-management-board burndown[].remaining value <= 240
  composite/project-management-board totals.points value <= 240
  composite/project-management-board totals.pointsDone value <= 240
  composite/online-player-profile statistics.playedHours value <= 620
  composite/online-player-profile achievements items <= 6
  composite/online-player-profile recentMatches[].rating.before value >= 0
  composite/online-player-profile recentMatches[].rating.after value >= 0
  composite/online-player-profile recentMatches[].rating.before value <= 3000
  composite/online-player-profile recentMatches[].rating.after value <= 3000
`
  .trim()
  .split(/\n\s*/);

/** The smallest and greatest generated value, and the bounds in the schema. */
interface Range {
  least: number;
  most: number;
  lower: number | undefined;
  upper: number | undefined;
}

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null;

const toNumber = (bound: unknown): number | undefined =>
  typeof bound === 'number' ? bound : undefined;

/** Returns the number, string length or item count of a value, and its bounds in the schema. */
function measure(
  schema: Schema,
  value: unknown,
): [kind: string, amount: number, lower: unknown, upper: unknown] | undefined {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (typeof value === 'number') return ['value', value, minimum, maximum];
  if (typeof value === 'string') return ['length', [...value].length, minLength, maxLength];
  return Array.isArray(value) ? ['items', value.length, minItems, maxItems] : undefined;
}

/** Adds a value and all nested values to the ranges. Keys are paths such as `posts[].title length`. */
function collect(ranges: Map<string, Range>, schema: Schema, value: unknown, path = ''): void {
  const [kind, amount = NaN, lower, upper] = measure(schema, value) ?? [];
  const bounds = { lower: toNumber(lower), upper: toNumber(upper) };
  if (bounds.lower !== undefined || bounds.upper !== undefined) {
    const key = `${path} ${kind}`.trim();
    const { least, most } = ranges.get(key) ?? { least: amount, most: amount };
    ranges.set(key, { ...bounds, least: Math.min(least, amount), most: Math.max(most, amount) });
  }
  const { properties = {}, items, allOf, anyOf, oneOf } = schema;
  for (const branch of [allOf, anyOf, oneOf].flat().filter(isSchema))
    collect(ranges, branch, value, path);
  if (Array.isArray(value)) {
    for (const each of value) if (items) collect(ranges, items, each, `${path}[]`);
  } else if (isSchema(value)) {
    for (const [name, property] of Object.entries(properties))
      collect(ranges, property, value[name], path === '' ? name : `${path}.${name}`);
  }
}

/** Returns three requests: every number at its maximum, every number at its minimum, and every string at its `maxLength`. */
function listBoundaryRequests({ operation }: DocumentedOperation): Query[] {
  const own = (operation.parameters ?? []).filter(
    ({ name }) => !['count', 'seed', 'unique'].includes(name),
  );
  const at = (keyword: string): Query =>
    Object.fromEntries(
      own.flatMap(({ name, schema }): [string, Argument][] => {
        const bound = toNumber(schema[keyword]);
        if (bound === undefined) return [];
        if (keyword !== 'maxLength') return [[name, bound]];
        return schema['pattern'] === undefined ? [[name, 'a'.repeat(bound)]] : [];
      }),
    );
  return ['maximum', 'minimum', 'maxLength'].map(at);
}

/** Returns the values for a request, or an empty array if the request is rejected. */
function createAccepted(name: string, query: Query): unknown[] {
  try {
    return createValues<unknown>(name, query, FEW_SEEDS);
  } catch (error) {
    if (error instanceof ValidationError) return [];
    throw error;
  }
}

/** Returns the recorded values of an operation, and thousands of new values unless a parameter is required. */
function listValues(described: DocumentedOperation): unknown[] {
  const { name, operation } = described;
  const recorded = recordedValues<unknown>(name);
  const isRequired = operation.parameters?.some(({ required }) => required) ?? false;
  if (operation.requestBody || isRequired) return recorded;
  return [
    ...recorded,
    ...createValuesWithQueries<unknown>(name).map(({ value }) => value),
    ...createValues<unknown>(name, {}, SEEDS),
    ...listBoundaryRequests(described).flatMap((query) => createAccepted(name, query)),
  ];
}

/** Returns each bound that no value comes near, with the nearest value. */
function findWide(path: string, { least, most, lower = least, upper = most }: Range): string[] {
  const margin = MARGIN * (upper - lower);
  const isLength = path.endsWith('length');
  const isLowerWide = isLength ? least > LENGTHS.least * lower : least > lower + margin;
  const isUpperWide = isLength ? most * LENGTHS.most < upper : most < upper - margin;
  return [
    ...(isLowerWide ? [`${path} >= ${lower} (values from ${least})`] : []),
    ...(isUpperWide ? [`${path} <= ${upper} (values up to ${most})`] : []),
  ];
}

describe('generated values come near the minimum and the maximum in their schema', () => {
  test.each(operations)('$name', (described) => {
    const { name } = described;
    const schema = successContentOf(described).schema.properties?.['data']?.items ?? {};
    const ranges = new Map<string, Range>();
    for (const value of listValues(described)) collect(ranges, schema, value);
    const wide = [...ranges]
      .flatMap(([path, range]) => findWide(path, range))
      .filter((bound) => !SCALES.test(bound))
      .map((bound) => `${name} ${bound}`);
    expect(wide.filter((bound) => !RARE.some((each) => bound.startsWith(`${each} `)))).toEqual([]);
  });
});
