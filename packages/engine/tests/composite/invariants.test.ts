/** Tests rules for all composite records. A rule applies to every property with a certain name. */
import get from 'lodash/get.js';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import { operations, successContentOf } from '../document.ts';
import type { Schema } from '../document.ts';
import {
  areDistinct,
  areInOrder,
  dayOf,
  hasOffsetOf,
  toMinorUnits,
  secondsBetween,
  sum,
  parsePairs,
  yearsBetween,
} from '../measures.ts';
import {
  COUNTRY_BY_LOCALE,
  COMPOSITE_NAMES,
  TIME_ZONES,
  createRecords,
  createResponses,
} from './records.ts';
import type { RequestArguments, CompositeName } from './records.ts';

type Json = string | number | boolean | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object in a record, such as `order.lines[]`, with its ancestors. The first ancestor is the record. */
interface Part {
  path: string;
  own: JsonObject;
  around: JsonObject[];
}

/** Returns a record and every object in it, with their paths and ancestors. */
function listParts(own: JsonObject, path: string, around: JsonObject[] = []): Part[] {
  const inner = Object.entries(own).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isObject)
      .flatMap((each) =>
        listParts(each, `${path}.${name}${Array.isArray(value) ? '[]' : ''}`, [...around, own]),
      ),
  );
  return [{ path, own, around }, ...inner];
}

const nameOf = ({ path }: Part): string => path.replace(/^.*\./, '');

/** Returns the properties of an object that are arrays of objects. */
const listsOf = (own: JsonObject): [name: string, items: JsonObject[]][] =>
  Object.entries(own).flatMap(([name, value]) =>
    Array.isArray(value) && value.every(isObject) ? [[name, value]] : [],
  );

const textsAt = (own: JsonObject, ...names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = own[name];
    return typeof value === 'string' ? [value] : [];
  });

/** Returns the strings and numbers in a property value or an array, as strings. */
const idsAt = (value: Json | undefined): string[] =>
  [value ?? []]
    .flat()
    .filter((each) => typeof each !== 'object')
    .map(String);

/** A record with its request, its objects and its identifiers. */
interface Whole extends RequestArguments {
  name: CompositeName;
  record: JsonObject;
  parts: Part[];
  /** Every `id` and `key` in the record. */
  ids: Set<string>;
}

function toWhole(name: CompositeName, record: JsonObject, asked: RequestArguments): Whole {
  const parts = listParts(record, name);
  const ids = parts.flatMap(({ own }) => [...idsAt(own['id']), ...idsAt(own['key'])]);
  return { ...asked, name, record, parts, ids: new Set(ids) };
}

/** Checks an object, and returns the result of each comparison. If the rule does not apply, the array is empty. */
type Rule = (part: Part, whole: Whole) => boolean[];

/**
 * Objects whose properties summarise an array: a count, a sum, or the number of true values. The array is in the object or
 * in its parent.
 */
const SUMMARY = /^(totals|summary|counts|progress|traffic|sales)$/;

/** Compares each property of a summary with the array of the same name, or with the items' property of the same name. */
const addsUp: Rule = (part) => {
  if (!SUMMARY.test(nameOf(part))) return [];
  const lists = [part.own, ...part.around.slice(-1)].flatMap(listsOf);
  return Object.entries(part.own).flatMap(([name, value]) =>
    lists.flatMap(([list, items]) => {
      if (typeof value === 'object') return [];
      if (name === list) return [value === items.length];
      const values = items.flatMap((item) => (Array.isArray(item[name]) ? [] : (item[name] ?? [])));
      if (values.length === 0 || name.endsWith('Percent')) return [];
      const toNumber = (each: Json) =>
        typeof each === 'string' ? toMinorUnits(each) : Number(each);
      return [Math.abs(toNumber(value) - sum(values.map(toNumber))) < 1e-5];
    }),
  );
};

/** Compares properties such as `trackCount` with the length of `tracks`. */
const countsItems: Rule = ({ own }) =>
  listsOf(own).flatMap(([name, items]) => {
    const count = own[`${name.slice(0, -1)}Count`];
    return count === undefined ? [] : [count === items.length];
  });

const isNumberedFromOne: Rule = ({ own }) =>
  listsOf(own)
    .filter(([, items]) => items.some(({ position }) => position !== undefined))
    .map(([, items]) => items.every(({ position }, index) => position === index + 1));

const costsWhatItsLinesCost: Rule = ({ own: { lines, subtotal } }) =>
  Array.isArray(lines) && typeof subtotal === 'string'
    ? [
        lines.filter(isObject).every((line) => {
          const [unitPrice = '', total = ''] = textsAt(line, 'unitPrice', 'total');
          return toMinorUnits(total) === Number(line['quantity']) * toMinorUnits(unitPrice);
        }),
        toMinorUnits(subtotal) ===
          sum(lines.filter(isObject).flatMap((line) => textsAt(line, 'total').map(toMinorUnits))),
      ]
    : [];

/** Properties of an object and its ancestors that must be in chronological order. Missing properties are ignored. */
const ORDERS = [
  'birthDate registeredAt lastSeenAt',
  'birthDate startedOn',
  'birthDate createdAt at start end',
  'createdAt startedAt doneAt endedAt asOf',
  'createdAt startedAt endedAt lastOnlineAt',
  'createdAt unlockedAt lastOnlineAt',
  'createdAt addedAt doneAt',
  'addedAt doneAt updatedAt',
  'createdAt sentAt lastMessageAt',
  'createdAt dueOn',
  'addedAt dueOn',
  'releasedOn createdAt addedAt',
  'boughtOn asOf',
  'publishedAt updatedAt',
  'publishedAt createdAt',
  'enrolledAt startedAt completedAt asOf reviewOn',
  'placedAt at',
  'placedAt shippedAt deliveredAt',
  'requestedAt acceptedAt pickedUpAt droppedOffAt',
  'requestedAt acceptedAt at',
  'at estimatedArrival',
  'openedAt doorsOpen start end',
  'previousStart start',
  'checkedInAt start finishedAt',
  'startedAt lastSeenAt endedAt',
].map((names) => names.split(' '));

const hasTimesInOrder: Rule = ({ own, around }) => {
  const all = Object.assign({}, ...around, own) as JsonObject;
  const concerned = ORDERS.filter((names) => names.some((name) => name in own));
  return concerned.flatMap((names) => {
    const times = textsAt(all, ...names);
    const areDays = times.some((time) => time.length === 10);
    return times.length < 2 ? [] : [areInOrder(...(areDays ? times.map(dayOf) : times))];
  });
};

/** Names of arrays, with the property by which their items are sorted. */
const SORTED: Readonly<Record<string, string>> = {
  ...{ programme: 'start', history: 'at', timeline: 'at', messages: 'sentAt', burndown: 'day' },
  ...{ comments: 'createdAt', tracks: 'addedAt', achievements: 'unlockedAt' },
  ...{ tasks: 'createdAt', issues: 'createdAt' },
};
const LATEST_FIRST: Readonly<Record<string, string>> = {
  ...{ posts: 'publishedAt', recentMatches: 'startedAt' },
};

const isSortedByTime: Rule = ({ own }) =>
  listsOf(own).flatMap(([list, items]) => {
    const name = SORTED[list] ?? LATEST_FIRST[list];
    if (name === undefined) return [];
    const sorted = list in LATEST_FIRST ? items.toReversed() : items;
    const times = sorted.flatMap((item) => textsAt(item, name));
    const spans = [
      ['start', 'end'],
      ['startedAt', 'endedAt'],
    ]
      .map((names) => sorted.map((item) => textsAt(item, ...names)))
      .filter((pairs) => pairs.every(({ length }) => length === 2));
    return [
      times.length === items.length,
      ...[times, ...spans].map((each) => areInOrder(...each.flat())),
    ];
  });

/** Properties that can be in the future. Other properties whose names end in `At` or `On` are in the past. */
const AHEAD = /^(dueOn|reviewOn|reminder\.at)$/;

const isInThePast: Rule = (part, { reference }) =>
  Object.entries(part.own)
    .filter(([name]) => /(At|On|^at|^birthDate)$/.test(name))
    .filter(([name]) => !AHEAD.test(name) && !AHEAD.test(`${nameOf(part)}.${name}`))
    .flatMap(([, value]) => {
      if (typeof value !== 'string') return [];
      const now = value.length === 10 ? dayOf(reference) : reference;
      return [areInOrder(value, now)];
    });

/** Properties for the start and the end of an object with a duration. */
const SPANS = [
  ['start', 'end'],
  ['startedAt', 'endedAt'],
  ['pickedUpAt', 'droppedOffAt'],
  ['departure.scheduled', 'arrival.scheduled'],
] as const;

const lastsAsLongAsItSays: Rule = ({ own }) => {
  const { durationMinutes, durationSeconds = Number(durationMinutes) * 60 } = own;
  return SPANS.map((span) => span.map((path): unknown => get(own, path))).flatMap(([from, to]) =>
    typeof from === 'string' && typeof to === 'string' && Number(durationSeconds) >= 0
      ? [secondsBetween(from, to) === durationSeconds]
      : [],
  );
};

/** Properties that are in UTC although the record has a time zone. */
const IN_UTC = /(createdAt|openedAt|account\.\w+|reminder\.at|appointment\.cancellation\.at)$/;

/** Checks that times have the UTC offset of the record's time zone, or are in UTC if the record has no time zone. */
const hasOffsetOfItsZone: Rule = ({ path, own, around }) => {
  const zones = [...around, own].flatMap((each) => {
    const airport = each['airport'];
    return textsAt(isObject(airport) ? airport : each, 'timeZone');
  });
  return Object.entries(own).flatMap(([name, value]) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? [
          IN_UTC.test(`${path}.${name}`) || zones.length === 0
            ? value.endsWith('Z')
            : hasOffsetOf(value, zones.at(-1) ?? ''),
        ]
      : [],
  );
};

/** Properties that refer to an `id` or `key` in the record. */
const REFERENCE = /Id$|^(replyTo|addedBy|by|blockedBy|issues)$/;

const refersToWhatExists: Rule = (part, { ids }) =>
  /^(cancellation|totals)$/.test(nameOf(part))
    ? []
    : Object.entries(part.own)
        .filter(([name]) => REFERENCE.test(name))
        .flatMap(([, value]) => idsAt(value).map((id) => ids.has(id)));

/** Properties whose values are not repeated in an array. */
const DIFFERENT = /^(id|key|slug|handle|sku|gtin|isin|symbol|isrc|code|alt|title|text|dish|body)$/;

const hasNoItemTwice: Rule = ({ own }) =>
  listsOf(own).flatMap(([list, items]) => {
    const names = Object.keys(items[0] ?? {}).filter(
      (name) => DIFFERENT.test(name) || /^(lines|exercises)\.name$/.test(`${list}.${name}`),
    );
    return names.map((name) => areDistinct(items.map((item) => JSON.stringify(item[name]))));
  });

const CURRENCIES = parsePairs(
  'US USD GB GBP PL PLN BR BRL SE SEK CZ CZK JP JPY KR KRW DK DKK NO NOK ID IDR CN CNY',
);

const CALLING_CODES = parsePairs(`US 1 GB 44 DE 49 FR 33 ES 34 IT 39 NL 31 PL 48 BR 55 SE 46 DK 45
  NO 47 CZ 420 ID 62 JP 81 KR 82 CN 86`);

/** First digits of telephone numbers in a city. American numbers are from the range for fiction, 555-0100 to 555-0199. */
const CITY_CODES: Readonly<Record<string, string>> = {
  ...{ Boston: '161755501', Chicago: '131255501', Austin: '151255501', Denver: '130355501' },
  ...{ Seattle: '120655501', Berlin: '493023125', Hamburg: '494066969', München: '498999998' },
  ...{ Köln: '492214710', Leipzig: '49171', 'São Paulo': '55119', 'Rio de Janeiro': '55219' },
  ...{ 'Belo Horizonte': '55319', Curitiba: '55419', 'Porto Alegre': '55519' },
};

const isInOneCity: Rule = ({ around }, { query, parts }) => {
  if (around.length > 0) return [];
  const addresses = parts.filter((part) => /address$/i.test(nameOf(part))).map((part) => part.own);
  const [{ city, countryCode = '' } = {}] = addresses;
  if (city === undefined) return [];
  const valuesOf = (name: string) => parts.flatMap((part) => textsAt(part.own, name));
  const [country, place] = [String(countryCode), String(city)];
  const currency = query['currency'] ?? CURRENCIES[country] ?? 'EUR';
  return [
    country === COUNTRY_BY_LOCALE[String(query['locale'])],
    addresses.every((each) => each['city'] === city && each['countryCode'] === countryCode),
    valuesOf('postcode').every((code) => validator.isPostalCode(code, country as PostalCodeLocale)),
    valuesOf('timeZone').every((zone) => zone === (TIME_ZONES[place] ?? TIME_ZONES[country])),
    valuesOf('phone').every(
      (phone) =>
        phone.startsWith(`+${CALLING_CODES[country] ?? '?'}`) &&
        phone.startsWith(`+${CITY_CODES[place] ?? ''}`),
    ),
    valuesOf('currency').every((each) => each === currency),
  ];
};

const hasTheAgeOfItsBirthday: Rule = ({ own: { birthDate, age } }, { reference, record }) =>
  typeof birthDate === 'string' && age !== undefined
    ? [yearsBetween(birthDate, String(record['start'] ?? reference)) === age]
    : [];

const RULES: Readonly<Record<string, Rule>> = {
  'totals match the items of the array': addsUp,
  'counts match the lengths of the arrays': countsItems,
  'items are numbered from 1': isNumberedFromOne,
  'the totals of the lines add up to the subtotal': costsWhatItsLinesCost,
  'times are in chronological order': hasTimesInOrder,
  'arrays are sorted by time, without overlaps': isSortedByTime,
  'times in the past are not later than the reference': isInThePast,
  'durations match the start and the end': lastsAsLongAsItSays,
  'times have the UTC offset of the time zone': hasOffsetOfItsZone,
  'references have a matching `id` or `key` in the record': refersToWhatExists,
  'identifying properties are not repeated in an array': hasNoItemTwice,
  'addresses, telephone numbers, times and currency match one city in the locale': isInOneCity,
  'the age matches the birthday': hasTheAgeOfItsBirthday,
};

/** Names of rules that have applied to an object. */
const used = new Set<string>();

/** Returns the first violation of each rule at each path. */
function findWrong(name: CompositeName): string[] {
  const wrong = new Map<string, string>();
  for (const { records, ...asked } of createResponses(name)) {
    for (const record of records as unknown as JsonObject[]) {
      const whole = toWhole(name, record, asked);
      for (const part of whole.parts) {
        for (const [sentence, rule] of Object.entries(RULES)) {
          const results = rule(part, whole);
          if (results.length > 0) used.add(sentence);
          const key = `not so in ${part.path}: ${sentence}`;
          if (!results.includes(false) || wrong.has(key)) continue;
          const [query, own] = [asked.query, part.own].map((each) => JSON.stringify(each));
          wrong.set(key, `${key}, for ${query}: ${own?.slice(0, 400)}`);
        }
      }
    }
  }
  return [...wrong.values()];
}

describe('composite records obey the rules in RULES, such as chronological order', () => {
  test.each(COMPOSITE_NAMES)('composite/%s', (name) => {
    expect(findWrong(name).slice(0, 5)).toEqual([]);
  });

  test('every rule in RULES applies to at least one object', () => {
    expect(Object.keys(RULES).filter((sentence) => !used.has(sentence))).toEqual([]);
  });
});

/** Properties (`key`) that determine other properties (`facts`), in the items of an array or in the record itself. */
const FACTS: readonly (readonly [CompositeName, list: string, key: string, facts: string])[] = [
  ['order', 'lines', 'name currency', 'sku gtin unitPrice'],
  ['order', 'lines', 'gtin', 'name'],
  ['event', '', 'name venue.address.countryCode', 'organiser'],
  ['event', '', 'url', 'name'],
  ['event', '', 'venue.name venue.address.city', 'venue'],
  [
    'food-delivery',
    '',
    'restaurant.name restaurant.address.city',
    'restaurant.address restaurant.location restaurant.rating',
  ],
  ['food-delivery', 'lines', 'restaurant.name restaurant.address.city dish currency', 'unitPrice'],
  ['fitness-list', 'exercises', 'name', 'muscles equipment met'],
  ['language-training-course', 'lessons.words', 'language.code translation', 'term'],
  ['language-training-course', 'lessons', 'topic', 'level'],
  ['online-player-profile', 'achievements', 'code', 'name rarityPercent'],
  ['flight-details-record', '', 'aircraft.iataTypeCode', 'aircraft.name seats.total'],
  ['flight-details-record', '', 'number', 'departure.airport.iataCode arrival.airport.iataCode'],
  ['person-profile', '', 'address.city', 'address.region'],
  ['food-recipe', '', 'title', 'slug cuisine difficulty'],
  ['food-recipe', '', 'slug', 'title'],
  ['playlist', 'tracks', 'isrc', 'title artist'],
  ['playlist', 'tracks', 'title artist', 'isrc durationSeconds explicit album'],
  ['playlist', 'tracks', 'artist album.title', 'album.releasedOn'],
  ['playlist', 'tracks', 'artist', 'genre'],
  ['portfolio', 'holdings', 'isin', 'name symbol kind'],
  ['portfolio', 'holdings', 'name', 'isin'],
  ['portfolio', 'holdings', 'isin currency asOf', 'price'],
  ['portfolio', 'holdings', 'isin currency boughtOn', 'averageCost'],
  ['ride', '', 'vehicle.model', 'vehicle.make vehicle.seats kind'],
  ['video-streaming-session', '', 'title.name title.season title.episode', 'title'],
  ['video-streaming-session', '', 'title.id', 'title'],
];

/** Returns the items of an array in a record. If no array is named, returns the record itself. */
const itemsAt = (record: object, list: string): object[] =>
  list
    .split('.')
    .filter(Boolean)
    .reduce<object[]>(
      (outer, name) => outer.flatMap((each) => get(each, name) as object[]),
      [record],
    );

test.each(FACTS)('composite/%s %s: the same %s has the same %s', (generator, list, key, facts) => {
  const first = new Map<string, string>();
  const wrong = new Set<string>();
  for (const record of createRecords(generator)) {
    for (const item of itemsAt(record, list)) {
      const [known = '', fact = ''] = [key, facts].map((paths) =>
        JSON.stringify(paths.split(' ').map((path): unknown => get(item, path, get(record, path)))),
      );
      // A ride without a vehicle is ignored.
      if (known.startsWith('[null')) continue;
      const earlier = first.get(known) ?? fact;
      first.set(known, earlier);
      if (earlier !== fact) wrong.add(`${known}: ${earlier} and ${fact}`);
    }
  }
  expect(first.size).toBeGreaterThan(1);
  expect([...wrong].slice(0, 5)).toEqual([]);
});

/** Properties that are present if and only if another property has one of the listed values. */
const PRESENT: readonly (readonly [
  CompositeName,
  list: string,
  properties: string,
  key: string,
  values: string,
])[] = [
  ['chat', '', 'title', 'kind', 'group'],
  ['doctor-appointment', '', 'visit', 'status', 'fulfilled'],
  ['doctor-appointment', '', 'cancellation', 'status', 'cancelled'],
  ['doctor-appointment', '', 'reminder', 'status', 'booked|fulfilled|noshow'],
  ['doctor-appointment', '', 'joinUrl', 'mode', 'video'],
  ['doctor-appointment', '', 'practice', 'mode', 'in-person'],
  ['event', '', 'previousStart', 'status', 'rescheduled'],
  ['flight-details-record', '', 'departure.actual', 'status', 'airborne|landed'],
  ['flight-details-record', '', 'arrival.actual arrival.baggageBelt', 'status', 'landed'],
  [
    'flight-details-record',
    '',
    'departure.estimated arrival.estimated',
    'status',
    'scheduled|boarding|airborne|landed',
  ],
  ['food-delivery', '', 'stars', 'status', 'delivered'],
  ['food-delivery', '', 'estimatedArrival', 'status', 'placed|preparing|on-the-way|delivered'],
  ['language-training-course', 'lessons', 'result', 'status', 'completed'],
  ['list-of-tasks', 'tasks', 'startedAt', 'status', 'in-progress|in-review|done'],
  ['list-of-tasks', 'tasks', 'doneAt', 'status', 'done'],
  ['order', '', 'payment.card', 'payment.method', 'card'],
  [
    'person-profile',
    '',
    'occupation.title occupation.startedOn',
    'occupation.status',
    'employed|self-employed',
  ],
  ['person-profile', '', 'occupation.employer', 'occupation.status', 'employed'],
  ['project-management-board', 'issues', 'assigneeId', 'column', 'In progress|Review|Done'],
  ['project-management-board', 'issues', 'doneAt', 'column', 'Done'],
  ['ride', '', 'acceptedAt driver vehicle', 'status', 'accepted|cancelled|in-progress|completed'],
  ['ride', '', 'pickedUpAt', 'status', 'in-progress|completed'],
  ['ride', '', 'droppedOffAt', 'status', 'completed'],
  ['ride', '', 'fare', 'status', 'requested|accepted|in-progress|completed'],
  ['ride', '', 'cancellation', 'status', 'cancelled'],
  ['social-media-post', 'media', 'durationSeconds', 'kind', 'video'],
  ['todo-list', 'items', 'doneAt', 'done', 'true'],
  ['video-streaming-session', '', 'title.season title.episode', 'title.kind', 'episode'],
  ['video-streaming-session', '', 'endedAt', 'status', 'finished|abandoned'],
];

test.each(PRESENT)('composite/%s %s: %s is present exactly if %s is %s', (generator, ...row) => {
  const [list, properties, key, values] = row;
  const items = createRecords(generator).flatMap((record) => itemsAt(record, list));
  const wrong = items.filter((item) => {
    const isExpected = values.split('|').includes(String(get(item, key)));
    return properties.split(' ').some((path) => (get(item, path) !== undefined) !== isExpected);
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

/** Returns the strings in a value whose schema has the pattern for amounts of money. */
function listAmounts(schema: Schema | undefined, value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listAmounts(schema?.items, item));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      listAmounts(schema?.properties?.[name], inner),
    );
  return String(schema?.['pattern']).endsWith('(\\.[0-9]{2,3})?$') ? [String(value)] : [];
}

const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3 };

test('amounts of money have the number of decimals that their currency requires', () => {
  const seen = new Map<string, Set<number>>();
  for (const described of operations) {
    const name = COMPOSITE_NAMES.find((each) => described.name === `composite/${each}`);
    const schema = successContentOf(described).schema.properties?.['data']?.items;
    for (const record of name ? createRecords(name) : []) {
      const json = record as unknown as JsonObject;
      const sales = isObject(json['sales']) ? json['sales'] : json;
      const [currency] = textsAt(sales, 'currency');
      for (const amount of listAmounts(schema, json)) {
        const key = `${described.name} ${currency ?? ''}`;
        seen.set(key, (seen.get(key) ?? new Set()).add(amount.split('.')[1]?.length ?? 0));
      }
    }
  }
  const wrong = [...seen].filter(
    ([key, lengths]) => lengths.size !== 1 || !lengths.has(DECIMALS[key.split(' ')[1] ?? ''] ?? 2),
  );
  expect(seen.size).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
