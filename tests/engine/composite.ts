import { expect } from 'vitest';
import type { composite } from '../../src/engine/tags/composite.ts';
import { sample, times } from '../support/sweep.ts';
import { successOf } from '../support/description.ts';
import { find, fresh, operationsOf } from './faults.ts';
import type { Query } from './faults.ts';

type Generators = typeof composite;

/** The name of a generator of the tag `composite`. */
export type CompositeName = keyof Generators;

type KeyOfAny<T> = T extends unknown ? keyof T : never;
type ValueOfAny<T, Key extends PropertyKey> = T extends Record<Key, infer Value> ? Value : never;

/** A union of objects as one object, which may lack what only some of them have. */
type Merged<T> = undefined extends T
  ? Merged<Exclude<T, undefined>> | undefined
  : [T] extends [readonly (infer Item)[]]
    ? Merged<Item>[]
    : [T] extends [object]
      ? { [Key in keyof T & string]: Merged<T[Key]> } & {
          [Key in Exclude<KeyOfAny<T>, keyof T> & string]?: Merged<ValueOfAny<T, Key>>;
        }
      : T;

type Records = { [Name in CompositeName]: Merged<ReturnType<Generators[Name]>> };

/** What that generator returns. */
export type Composite<Name extends CompositeName> = Records[Name];

export interface Point {
  latitude: number;
  longitude: number;
}

/** The operations of the tag `composite`. */
export const compositeOperations = operationsOf('composite');

/** Every locale with the country that its addresses are in. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ en: 'US', 'en-GB': 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ 'pt-BR': 'BR', sv: 'SE', da: 'DK', nb: 'NO', cs: 'CZ', id: 'ID', ja: 'JP', ko: 'KR' },
  ...{ 'zh-CN': 'CN' },
};

/** Thirty fresh values of an operation for each of these. */
const SEEDS = sample([1, 2, 3], 1);

/**
 * Fresh values of an operation, and those recorded for the usual reference when nothing in particular is asked
 * for.
 */
export function draw<Name extends CompositeName>(
  generator: Name,
  query: Query = {},
  seeds: readonly number[] = SEEDS,
): Composite<Name>[] {
  const name = `composite/${generator}`;
  const drawn = fresh<Composite<Name>>(name, query, seeds, 30);
  if (Object.keys(query).length > 0) return drawn;
  const samples = Object.values(successOf(find(name)).examples).filter(
    ({ 'x-request': { query: asked = {} } }) => !('reference' in asked),
  );
  return [...samples.flatMap(({ value }) => value.data as Composite<Name>[]), ...drawn];
}

/** Values in every locale. */
export function drawEverywhere<Name extends CompositeName>(generator: Name): Composite<Name>[] {
  return [undefined, ...Object.keys(COUNTRIES)].flatMap((locale) =>
    draw<Name>(generator, locale === undefined ? {} : { locale }),
  );
}

/** Instants to count from: both ends of a year, summer, a weekend, a night. */
export const REFERENCES = [
  '2025-01-01T00:00:00Z',
  '2026-06-30T12:00:00Z',
  '2027-10-16T18:30:00Z',
  '2024-12-29T03:45:00Z',
  '2026-03-14T09:26:53Z',
] as const;

/** Each request with each reference. */
export function withReferences(
  queries: readonly Query[],
  references: readonly string[] = REFERENCES,
): Query[] {
  return references.flatMap((reference) => queries.map((query) => ({ ...query, reference })));
}

/** A request for each reference. */
export const AT_ALL_TIMES: readonly Query[] = withReferences([{}]);

/** A request for each locale, with one reference or another. */
export const EVERYWHERE: readonly Query[] = Object.keys(COUNTRIES).map((locale, index) => ({
  locale,
  reference: REFERENCES[index % REFERENCES.length] ?? '',
}));

/** A response with the request that it answers. */
interface Answered<Name extends CompositeName> {
  query: Query;
  records: Composite<Name>[];
}

/** Responses that together hold 200 records, 2,000 in a full sweep, as many to each of the requests. */
function answered<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[],
): Answered<Name>[] {
  const each = Math.ceil(times(200, 2000) / queries.length);
  const count = Math.min(100, each);
  const turns = Math.ceil(each / count);
  return queries.flatMap((query, position) =>
    Array.from({ length: turns }, (_, turn) => ({
      query,
      records: fresh<Composite<Name>>(
        `composite/${generator}`,
        query,
        [501 + position * turns + turn],
        count,
      ),
    })),
  );
}

/** The records of those responses, each response by itself. */
export function responses<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[] = AT_ALL_TIMES,
): Composite<Name>[][] {
  return answered<Name>(generator, queries).map(({ records: own }) => own);
}

/** The records of those responses: 200, or 2,000 in a full sweep. */
export function records<Name extends CompositeName>(
  generator: Name,
  queries?: readonly Query[],
): Composite<Name>[] {
  return responses<Name>(generator, queries).flat();
}

/** The same records, each with the reference that was asked for. */
export function recordsAt<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[] = AT_ALL_TIMES,
): { reference: string; record: Composite<Name> }[] {
  return answered<Name>(generator, queries).flatMap(({ query, records: own }) =>
    own.map((record) => ({ reference: String(query['reference']), record })),
  );
}

/** Says of how many values a rule does not hold, and shows the first of them. */
export function expectOfEach<T>(values: readonly T[], holds: (value: T) => boolean): void {
  expect(values.length).toBeGreaterThan(0);
  const odd = values.filter((value) => !holds(value));
  const verdict = `${odd.length} of ${values.length} break the rule: ${JSON.stringify(odd[0])}`;
  expect(odd.length, verdict).toBe(0);
}

/** Whether each key comes with one value only: `[[isin, name], ...]`. */
export function expectOneEach(pairs: readonly (readonly [string, unknown])[]): void {
  const first = new Map<string, string>();
  const keyed = pairs.map(([key, value]) => {
    const text = JSON.stringify(value);
    if (!first.has(key)) first.set(key, text);
    return { key, value: text, first: first.get(key) ?? '' };
  });
  expectOfEach(keyed, (each) => each.value === each.first);
}

/** An amount in minor units. */
export const minor = (amount: string): number => Number(amount.replace('.', ''));

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Whether the times are in order, each at or after the one before; absent ones do not count. */
export function areInOrder(...times: (string | undefined)[]): boolean {
  const instants = times.flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  return instants.every((instant, index) => instant >= (instants[index - 1] ?? -Infinity));
}

/** Seconds from one time to another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The offset that the clocks of a time zone have at an instant, as the runtime knows it. */
export function offsetAt(time: string, timeZone: string): string {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, format);
  const part = format.formatToParts(Date.parse(time)).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/^GMT$/, '+00:00').replace('GMT', '') ?? '';
}

/** A time in UTC as the clocks of a time zone show it, still written as UTC. */
export function shownAt(time: string, timeZone: string): string {
  const offset = offsetAt(time, timeZone);
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  const sign = offset.startsWith('-') ? -1 : 1;
  return new Date(Date.parse(time) + sign * minutes * 60_000).toISOString();
}

/** The great-circle distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(b.longitude - a.longitude));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** Completed years from a birthday to a day. */
export function yearsBetween(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}
