/** Generates composite records, and adds tests that check each record. */
import { describe, expect, test } from 'vitest';
import type { compositeGenerators } from '../../src/tags/composite.ts';
import { countRepetitions } from '../support/exhaustive.ts';
import { successContentOf } from '../document.ts';
import { parsePairs } from '../measures.ts';
import { completeQuery } from '../support/engine.ts';
import type { Query } from '../support/engine.ts';
import { createValues, findOperation } from '../values.ts';

type Generators = typeof compositeGenerators;

export type CompositeName = keyof Generators;

type KeyOfAny<T> = T extends unknown ? keyof T : never;
type ValueOfAny<T, Key extends PropertyKey> = T extends Record<Key, infer Value> ? Value : never;

/** Merges a union of object types into one type. Properties that are missing in some of the types are optional. */
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

export type CompositeRecord<Name extends CompositeName> = Records[Name];

/** Country of the addresses in each locale. */
export const COUNTRY_BY_LOCALE: Readonly<Record<string, string>> = {
  ...{ en: 'US', 'en-GB': 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ 'pt-BR': 'BR', sv: 'SE', da: 'DK', nb: 'NO', cs: 'CZ', id: 'ID', ja: 'JP', ko: 'KR' },
  ...{ 'zh-CN': 'CN' },
};

/** Time zones by city in countries with several time zones, otherwise by country. */
export const TIME_ZONES =
  parsePairs(`Boston America/New_York Chicago America/Chicago Austin America/Chicago
  Denver America/Denver Seattle America/Los_Angeles Makassar Asia/Makassar ID Asia/Jakarta
  GB Europe/London DE Europe/Berlin FR Europe/Paris ES Europe/Madrid IT Europe/Rome
  NL Europe/Amsterdam PL Europe/Warsaw SE Europe/Stockholm DK Europe/Copenhagen NO Europe/Oslo
  CZ Europe/Prague BR America/Sao_Paulo JP Asia/Tokyo KR Asia/Seoul CN Asia/Shanghai`);

/** Reference date-times at the start and the end of a year, in summer, at a weekend and at night. */
const REFERENCES = [
  '2025-01-01T00:00:00Z',
  '2026-06-30T12:00:00Z',
  '2027-10-16T18:30:00Z',
  '2024-12-29T03:45:00Z',
  '2026-03-14T09:26:53Z',
] as const;

/** Returns each query with each reference. */
const atAll = (references: readonly string[], ...queries: readonly Query[]): Query[] =>
  references.flatMap((reference) => queries.map((query) => ({ ...query, reference })));

const EARLIER = [...REFERENCES, '2001-05-05T05:05:05Z'];

/** One request for each locale. The references alternate. */
const EVERYWHERE = Object.keys(COUNTRY_BY_LOCALE).map((locale, index) => ({
  locale,
  reference: REFERENCES[index % REFERENCES.length] ?? '',
}));

/** Returns two queries for each status, in English and in Japanese. */
const ofEach = (statuses: string): Query[] =>
  statuses.split(' ').flatMap((status, index): Query[] => [
    { status, reference: REFERENCES[index % 5] ?? '' },
    { status, locale: 'ja', reference: REFERENCES[(index + 2) % 5] ?? '' },
  ]);

/** Requests to each generator. Requests without `count` create 400 records together (2,000 in an exhaustive test). */
const QUERIES: Readonly<Record<CompositeName, readonly Query[]>> = {
  'blog-data-set': atAll(
    REFERENCES,
    {},
    { posts: 8, comments: 10 },
    { posts: 20, comments: 3, paragraphs: 4 },
    { posts: 3, comments: 0 },
  ),
  chat: atAll(
    REFERENCES,
    {},
    { messages: 12 },
    { messages: 50, participants: 8 },
    { messages: 1 },
    { messages: 40, participants: 3 },
  ),
  'doctor-appointment': [
    ...EVERYWHERE,
    ...atAll(
      [
        '2024-12-10T09:00:00Z',
        '2026-04-10T09:00:00Z',
        '2026-05-10T09:00:00Z',
        '2027-04-12T08:00:00Z',
      ],
      {},
      { locale: 'de' },
      { locale: 'fr' },
      { locale: 'ja' },
    ),
    ...['general-practice', 'ophthalmology', 'orthopaedics'].map((specialty) => ({
      ...{ specialty, reference: REFERENCES[2], status: 'cancelled' },
    })),
    ...['paediatrics', 'cardiology'].map((specialty) => ({ specialty })),
  ],
  event: [
    ...EVERYWHERE,
    ...['concert', 'conference', 'workshop', 'theatre', 'exhibition'].flatMap((kind, index) =>
      atAll([REFERENCES[index] ?? ''], { kind, sessions: 8 }, { kind, sessions: 4 }),
    ),
    ...atAll(['2026-11-20T08:00:00Z', '2024-12-10T08:00:00Z'], {}),
  ],
  'fitness-list': [
    {},
    { exercises: 1 },
    { exercises: 2 },
    { exercises: 6, focus: 'full-body', bodyWeightKilograms: 110 },
    { exercises: 6, difficulty: 'advanced' },
  ],
  'flight-details-record': [
    ...atAll(REFERENCES, {}, { status: 'scheduled' }, { status: 'landed' }, { status: 'airborne' }),
    ...atAll(REFERENCES, { status: 'cancelled' }, { origin: 'FRA' }, { destination: 'FCO' }),
    { origin: 'GRU' },
    { origin: 'FRA', destination: 'JFK' },
    { count: 100 },
    { count: 100, origin: 'FRA' },
  ],
  'food-delivery': [
    ...EVERYWHERE,
    ...ofEach('placed preparing on-the-way delivered cancelled'),
    { items: 1 },
    { currency: 'JPY' },
    { currency: 'KWD' },
  ],
  'food-recipe': atAll(
    EARLIER,
    {},
    { diet: 'vegan', servings: 1 },
    { diet: 'vegetarian', unitSystem: 'us' },
    { servings: 12 },
  ),
  'language-training-course': atAll(
    REFERENCES,
    {},
    { lessons: 12 },
    { lessons: 12, completed: 12 },
    { lessons: 3, completed: 0 },
  ),
  'list-of-tasks': atAll(
    REFERENCES,
    {},
    { tasks: 2 },
    { tasks: 50, people: 10 },
    { status: 'done', tasks: 5 },
  ),
  'online-player-profile': atAll(
    REFERENCES,
    {},
    { matches: 0, tier: 'master' },
    { matches: 3, tier: 'bronze' },
    { matches: 20 },
  ),
  order: [
    ...EVERYWHERE,
    ...ofEach('pending paid shipped delivered returned'),
    { items: 20 },
    { items: 20, count: 100 },
    // It is autumn in Brazil at this reference.
    { locale: 'pt-BR', reference: '2026-04-30T12:00:00Z', count: 100 },
    { items: 1, currency: 'JPY' },
    { items: 1, currency: 'KWD' },
  ],
  'person-profile': [
    ...EVERYWHERE,
    ...['en', 'de', 'pt-BR', 'pl', 'cs'].map((locale) => ({ locale })),
    ...['en', 'fr', 'sv', 'ja'].map((locale) => ({ locale, minAge: 19, maxAge: 27 })),
    { sex: 'male', minAge: 30, maxAge: 31 },
  ],
  playlist: atAll(
    EARLIER,
    {},
    { tracks: 20, genre: 'rock' },
    { tracks: 50, genre: 'ambient' },
    { tracks: 20, explicit: false },
  ),
  portfolio: atAll(
    REFERENCES,
    { holdings: 1, risk: 'adventurous' },
    { holdings: 3 },
    { holdings: 7, currency: 'KWD' },
    { holdings: 20, currency: 'JPY' },
  ),
  'project-management-board': atAll(
    REFERENCES,
    {},
    { issues: 6 },
    { issues: 30, members: 3, sprintWeeks: 1 },
    { issues: 12, sprintWeeks: 4 },
  ),
  ride: [
    ...EVERYWHERE,
    ...ofEach('requested accepted in-progress completed cancelled'),
    { locale: 'en-GB', reference: '2021-03-02T12:00:00Z' },
    { currency: 'JPY' },
    { currency: 'KWD' },
  ],
  'social-media-post': [
    ...atAll(REFERENCES, {}, { hashtags: 5, media: 4, comments: 20 }, { hashtags: 0, comments: 8 }),
    { reference: '2026-10-20T12:00:00Z', media: 4 },
  ],
  'todo-list': atAll(
    REFERENCES,
    { items: 3 },
    { theme: 'household', items: 12 },
    { theme: 'travel', items: 12 },
    { theme: 'work', items: 8 },
    { items: 5, done: 2 },
    { items: 4, done: 0 },
  ),
  'video-streaming-session': atAll(
    EARLIER,
    { kind: 'episode' },
    { kind: 'film' },
    { segments: 10, status: 'finished' },
    { plan: 'basic', device: 'television', segments: 4 },
  ),
};

export const COMPOSITE_NAMES = Object.keys(QUERIES) as CompositeName[];

/** The records of one response, with the arguments of the request and the defaults. */
interface Response<Name extends CompositeName> {
  query: Query;
  reference: string;
  records: CompositeRecord<Name>[];
}

/** The arguments and the reference of a request. */
export type RequestArguments = Omit<Response<CompositeName>, 'records'>;

const created = new Map<CompositeName, Response<CompositeName>[]>();

/**
 * Returns the recorded responses to samples, and a new response to each request in `QUERIES`.
 *
 * @throws Error if a record does not match the operation's schema.
 */
export function createResponses<Name extends CompositeName>(generator: Name): Response<Name>[] {
  const known = created.get(generator);
  if (known) return known as Response<Name>[];
  const name = `composite/${generator}`;
  const toResponse = (given: Query, values: readonly unknown[]): Response<Name> => {
    const query = completeQuery(name, given);
    return {
      query,
      reference: String(query['reference']),
      records: values as CompositeRecord<Name>[],
    };
  };
  const queries = QUERIES[generator];
  const recorded = Object.values(successContentOf(findOperation(name)).examples).map((sample) =>
    toResponse(sample['x-request'].query ?? {}, sample.value.data),
  );
  const each = Math.min(100, Math.ceil(countRepetitions(400, 2000) / queries.length));
  const responses = queries.map((query, index) => {
    const { count = each, seed = 501 + index, ...given } = query;
    return toResponse(given, createValues(name, given, [Number(seed)], Number(count)));
  });
  created.set(generator, [...recorded, ...responses]);
  return [...recorded, ...responses];
}

/** Returns all records of a generator, without their requests. */
export const createRecords = <Name extends CompositeName>(
  generator: Name,
): CompositeRecord<Name>[] => createResponses(generator).flatMap(({ records }) => records);

/**
 * Adds a test for each sentence. Its function returns whether the sentence is true for a record, or undefined if the sentence
 * does not apply.
 */
export function testRecords<Name extends CompositeName>(
  generator: Name,
  sentences: Record<
    string,
    (record: CompositeRecord<Name>, asked: RequestArguments) => boolean | undefined
  >,
): void {
  describe(`composite/${generator}`, () => {
    test.each(Object.entries(sentences))('%s', (_, holds) => {
      const verdicts = createResponses(generator).flatMap(({ records, ...asked }) =>
        records.map((record) => ({ record, asked, verdict: holds(record, asked) })),
      );
      const judged = verdicts.filter(({ verdict }) => verdict !== undefined);
      expect(judged.length, 'the sentence concerns no record').toBeGreaterThan(0);
      const [wrong, ...more] = judged.filter(({ verdict }) => !verdict);
      if (!wrong) return;
      const request = JSON.stringify(wrong.asked.query);
      expect.fail(
        `${more.length + 1} of ${judged.length} records are wrong, one with ${request}: ${JSON.stringify(wrong.record)}`,
      );
    });
  });
}
