/** Creates records of the composite generators, and checks each of them. */
import { describe, expect, test } from 'vitest';
import type { records } from '../src/tags/composite.ts';
import { times } from './support/exhaustive.ts';
import { successOf } from './document.ts';
import { complete } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import { createValues, findOperation } from './values.ts';

type Generators = typeof records;

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

type Records = { [Name in CompositeName]: Merged<ReturnType<ReturnType<Generators[Name]>>> };

/** Record of that generator. */
export type Composite<Name extends CompositeName> = Records[Name];

/** Every locale with the country that its addresses are in. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ en: 'US', 'en-GB': 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ 'pt-BR': 'BR', sv: 'SE', da: 'DK', nb: 'NO', cs: 'CZ', id: 'ID', ja: 'JP', ko: 'KR' },
  ...{ 'zh-CN': 'CN' },
};

/** Date-times to count from: both ends of a year, summer, a weekend, a night. */
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

/** A request for each locale, with one reference or another. */
export const EVERYWHERE: readonly Query[] = Object.keys(COUNTRIES).map((locale, index) => ({
  locale,
  reference: REFERENCES[index % REFERENCES.length] ?? '',
}));

/** The records of one response, with its request and all that the request leaves to the description. */
interface Response<Name extends CompositeName> {
  query: Query;
  reference: string;
  records: Composite<Name>[];
}

/** Date-time that the records are relative to, and the arguments of the request. */
type Asked = Omit<Response<CompositeName>, 'records'>;

function toResponse<Name extends CompositeName>(
  name: string,
  given: Query,
  records: Composite<Name>[],
): Response<Name> {
  const query = complete(name, given);
  return { query, reference: String(query['reference']), records };
}

/**
 * Responses that together hold 400 records, 2,000 in an exhaustive test, as many to each of the requests.
 *
 * @throws Error when a record does not fit the schema of the operation.
 */
export function createResponses<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[],
): Response<Name>[] {
  const name = `composite/${generator}`;
  const each = Math.ceil(times(400, 2000) / queries.length);
  const count = Math.min(100, each);
  const turns = Math.ceil(each / count);
  return queries.flatMap((query, position) =>
    Array.from({ length: turns }, (_, turn) => {
      const seeds = [501 + position * turns + turn];
      return toResponse(name, query, createValues<Composite<Name>>(name, query, seeds, count));
    }),
  );
}

/** The records of those responses. */
export function createRecords<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[],
): Composite<Name>[] {
  return createResponses<Name>(generator, queries).flatMap(({ records }) => records);
}

/** The responses that the description shows. */
function recordedResponses<Name extends CompositeName>(generator: Name): Response<Name>[] {
  const name = `composite/${generator}`;
  return Object.values(successOf(findOperation(name)).examples).map((sample) =>
    toResponse(name, sample['x-request'].query ?? {}, sample.value.data as Composite<Name>[]),
  );
}

type Pairs = readonly (readonly [key: string, value: unknown])[];

/** The pairs whose key has come with another value before. */
function findContradictions(pairs: Pairs): string[] {
  const first = new Map<string, string>();
  return pairs.flatMap(([key, value]) => {
    const text = JSON.stringify(value);
    const known = first.get(key) ?? text;
    first.set(key, known);
    return known === text ? [] : [`${key}: ${known} and ${text}`];
  });
}

interface Rules<Name extends CompositeName> {
  /** Each sentence with whether it holds of a record; undefined for a record that it says nothing about. */
  each?: Record<string, (record: Composite<Name>, asked: Asked) => boolean | undefined>;
  /** Each sentence with the pairs of a record whose key has one value in all of a response. */
  sameInResponse?: Record<string, (record: Composite<Name>) => Pairs>;
  /** The same for pairs whose key has one value in all responses. */
  same?: Record<string, (record: Composite<Name>) => Pairs>;
}

/** A test for each sentence, over the recorded samples and over fresh records of these requests. */
export function testRecords<Name extends CompositeName>(
  generator: Name,
  queries: readonly Query[],
  { each = {}, sameInResponse = {}, same = {} }: Rules<Name>,
): void {
  let created: Response<Name>[] | undefined;
  const createAll = () => {
    created ??= [
      ...recordedResponses<Name>(generator),
      ...createResponses<Name>(generator, queries),
    ];
    return created;
  };

  describe(`composite/${generator}`, () => {
    test.each(Object.entries(each))('%s', (_, holds) => {
      const verdicts = createAll().flatMap(({ records, ...asked }) =>
        records.map((record) => ({ record, asked, verdict: holds(record, asked) })),
      );
      const judged = verdicts.filter(({ verdict }) => verdict !== undefined);
      expect(judged.length, 'the sentence says nothing about any record').toBeGreaterThan(0);
      const [odd, ...more] = judged.filter(({ verdict }) => !verdict);
      if (odd) {
        const request = JSON.stringify(odd.asked.query);
        expect.fail(
          `${more.length + 1} of ${judged.length} break the rule, one with ${request}: ${JSON.stringify(odd.record)}`,
        );
      }
    });

    test.each(Object.entries(sameInResponse))('%s, in all of a response', (_, pairsOf) => {
      const responses = createAll().map(({ records }) => records.flatMap(pairsOf));
      expect(responses.flat().length).toBeGreaterThan(0);
      expect(responses.flatMap(findContradictions)).toEqual([]);
    });

    test.each(Object.entries(same))('%s, in all responses', (_, pairsOf) => {
      const pairs = createAll().flatMap(({ records }) => records.flatMap(pairsOf));
      expect(pairs.length).toBeGreaterThan(0);
      expect(findContradictions(pairs)).toEqual([]);
    });
  });
}
