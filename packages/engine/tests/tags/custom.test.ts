/** Tests operations whose request contains a list, an expression or the fields of a record. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/generator.ts';
import type { InvalidParameter } from '../../src/http/problems.ts';
import { querySqlite } from '../support/sqlite.ts';
import { countRepetitions } from '../support/exhaustive.ts';
import { TemporaryFolder } from '../support/temporaryFolder.ts';
import { operations, successContentOf } from '../document.ts';
import {
  sendToEngine,
  engine,
  generateResponse,
  rejectedParameters,
  toRequest,
} from '../support/engine.ts';
import type { Query } from '../support/engine.ts';
import { REGULAR_EXPRESSIONS } from '../support/requests.ts';
import { findOperation } from '../values.ts';

type Body = Record<string, JsonValue>;
type Json = Record<string, unknown>;
type Examples = Record<string, { value: { errors: InvalidParameter[] } }>;

const REFERENCE = '2025-01-01T00:00:00Z';
const SEED = 20_261_125;

function createCustomValues(name: string, body: Body): unknown[] {
  const query = { seed: 1, ...body } as unknown as Query;
  return generateResponse(`custom/${name}`, query).data;
}

/** Creates records with the given fields and the reference of the samples. */
const composeRecords = (fields: JsonValue, more: Body = {}): Json[] =>
  createCustomValues('record', { fields, reference: REFERENCE, ...more }) as Json[];

/** Sends an invalid body (a value or JSON text) and returns its errors, by JSON Pointer. */
async function findErrors(name: string, body: unknown): Promise<Record<string, string>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await sendToEngine({ ...toRequest(`/v1/custom/${name}`, {}), body: text });
  expect(response.status, response.body).toBe(400);
  const { errors } = JSON.parse(response.body) as { errors: InvalidParameter[] };
  return Object.fromEntries(errors.map(({ pointer = '', detail }) => [pointer, detail]));
}

describe('an item of a list', () => {
  test('can be any JSON value, and is returned unchanged', () => {
    const items: JsonValue[] = ['', 0, false, null, [1, [2]], { a: { b: null } }];
    const data = createCustomValues('list-item', { items, unique: true, count: 6 });
    const sorted = (values: unknown[]) => values.map((each) => JSON.stringify(each)).sort();
    expect(sorted(data)).toEqual(sorted(items));
  });

  test('is returned once with `unique`, even with a very small weight or if the list has the item twice', () => {
    const data = createCustomValues('list-item', {
      items: ['heavy', 'light', 'heavy'],
      weights: [1_000_000, 0.001],
      unique: true,
      count: 2,
    });
    expect(data).toEqual(['heavy', 'light']);
  });

  test('causes errors with the JSON Pointer of the invalid value', async () => {
    const body = { items: [], weights: [1, 'heavy', 0], shuffled: 'yes', size: 3 };
    const places = '/items /weights/1 /weights/2 /shuffled /size';
    expect(Object.keys(await findErrors('list-item', body))).toEqual(places.split(' '));
  });
});

/** Returns the values in a response as JSON text, exactly as the body contains them. */
const textsOf = (body: string): string[] => {
  const data = /^\{"data":\[(.*)\],"meta":\{[^{}]*\}\}$/s.exec(body)?.[1] ?? '';
  // A value ends at the first comma before which the text is valid JSON.
  const texts: string[] = [];
  let start = 0;
  for (let end = data.indexOf(',', start); start <= data.length; end = data.indexOf(',', end + 1)) {
    const text = data.slice(start, end === -1 ? undefined : end);
    try {
      JSON.parse(text);
    } catch {
      continue;
    }
    texts.push(text);
    if (end === -1) break;
    start = end + 1;
  }
  return texts;
};

describe('JSON in the request', () => {
  const send = async (name: string, body: string): Promise<string> => {
    const response = await sendToEngine({ ...toRequest(`/v1/custom/${name}`, {}), body });
    expect(response.status, response.body).toBe(200);
    return response.body;
  };
  const sorted = (texts: readonly string[]) => [...texts].sort();

  const NUMBERS = fc.oneof(
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => JSON.stringify(number)),
    fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,30})?([eE][+-]?\d{1,4})?$/),
  );
  const STRINGS = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    fc.stringMatching(/^"([ -!#-[\]-~]|\\(["\\/bfnrt]|u[\da-fA-F]{4})){0,8}"$/),
  );
  const NAMES = fc.oneof(STRINGS, fc.constantFrom('"10"', '"2"', '"__proto__"', '"constructor"'));
  const { json } = fc.letrec<{ json: string }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(NUMBERS, STRINGS, fc.constantFrom('true', 'false', 'null')),
      fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
      fc
        .array(fc.tuple(NAMES, tie('json')), { maxLength: 4 })
        .map((members) => `{${members.map((member) => member.join(':')).join()}}`),
    ),
  }));

  test('is returned unchanged in lists and in record fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(json, { minLength: 1, maxLength: 5 }), async (items) => {
        const list = `{ "items" : [ ${items.join(' , ')} ] , "seed": 1, "shuffled": true }`;
        const [shuffled = ''] = textsOf(await send('list-item', list));
        expect(sorted(textsOf(`{"data":${shuffled},"meta":{}}`))).toEqual(sorted(items));
        const field = `{"name":"7","generator":"custom.list-item","parameters":{"items":[${items[0]}]}}`;
        const record = `{"fields":[${field},{"name":"3","fields":[${field}]}],"seed":1}`;
        const expected = `{"7":${items[0]},"3":{"7":${items[0]}}}`;
        expect(textsOf(await send('record', record))).toEqual([expected]);
      }),
      { seed: SEED, numRuns: countRepetitions(300, 5000) },
    );
  });

  test.each([
    ['[9007199254740992,9007199254740993]', 2],
    ['[1,1.0,10E-1,100e-2]', 1],
    ['[0,-0,0.0,0e5]', 1],
    ['[1e400,1e401,10e399]', 2],
    ['["a","\\u0061"]', 1],
    ['[{"a":1.0},{"a":1}]', 1],
    ['[{"10":1,"2":2},{"2":2,"10":1}]', 2],
  ])('is compared by value with `unique`: different items in %s: %i', async (items, count) => {
    const body = (more: number) => `{"items":${items},"unique":true,"seed":1,"count":${more}}`;
    expect(textsOf(await send('list-item', body(count)))).toHaveLength(count);
    expect(Object.keys(await findErrors('list-item', body(count + 1)))).toEqual(['/count']);
  });

  test('is written unchanged into records in CSV, SQL and JSON Lines', async () => {
    const items = '[12345678901234567890,0.1000000000000000055,{"10":1.0,"2":"\\u00e9"},"\\u00e9"]';
    const field = `{"name":"a","generator":"custom.list-item","parameters":{"items":${items},"unique":true}}`;
    const write = async (format: string) => {
      const body = `{"fields":[${field}],"format":"${format}","count":4,"seed":3,"table":"t"}`;
      const { data } = JSON.parse(await send('record', body)) as { data: string[] };
      return sorted(String(data[0]).split(/\r?\n/));
    };
    const texts = ['12345678901234567890', '0.1000000000000000055', '{"10":1.0,"2":"\\u00e9"}'];
    expect(await write('ndjson')).toEqual(
      sorted(['', ...texts.map((text) => `{"a":${text}}`), '{"a":"\\u00e9"}']),
    );
    const quoted = `"${texts[2]?.replaceAll('"', '""')}"`;
    expect(await write('csv')).toEqual(sorted(['', 'a', ...texts.slice(0, 2), quoted, 'é']));
    const values = [texts[0], texts[1], `'${texts[2]}'`, "'é'"];
    expect(await write('sql')).toEqual(
      sorted(['', ...values.map((value) => `INSERT INTO "t" ("a") VALUES (${value});`)]),
    );
  });
});

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Returns a character for a class in a regular expression, as a `\u` escape if four digits are enough. */
const writePoint = (code: number): string =>
  code > 0xffff ? String.fromCodePoint(code) : `\\u${code.toString(16).padStart(4, '0')}`;

describe('a string from a regular expression', () => {
  test('matches the whole expression in JavaScript', () => {
    fc.assert(
      fc.property(REGULAR_EXPRESSIONS, fc.nat(1000), (expression, seed) => {
        const matches = new RegExp(`^(?:${expression})$`, 'u');
        for (const text of createCustomValues('regex-match', { expression, seed, count: 5 }))
          expect(text).toMatch(matches);
      }),
      { seed: SEED, numRuns: countRepetitions(200, 2000) },
    );
  });

  test('has only characters that match a character class in JavaScript, also for large ranges', () => {
    const point = fc.integer({ min: 0x21, max: 0x10ffff }).filter((code) => !isSurrogate(code));
    const range = fc.tuple(point, point).map(([a, b]) =>
      [a, b]
        .sort((x, y) => x - y)
        .map(writePoint)
        .join('-'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(range, point.map(writePoint)), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '^'),
        fc.nat(1000),
        (members, negation, seed) => {
          const expression = `[${negation}${members.join('')}]{3}`;
          const isEmpty =
            negation === '^' &&
            !PRINTABLE.some((text) => new RegExp(`[^${members.join('')}]`, 'u').test(text));
          fc.pre(!isEmpty);
          for (const text of createCustomValues('regex-match', { expression, seed, count: 20 }))
            expect(text).toMatch(new RegExp(`^${expression}$`, 'u'));
        },
      ),
      { seed: SEED, numRuns: countRepetitions(200, 2000) },
    );
  });

  test.each([
    ['(a)\\1', 'At character 4: \\1 is not supported.'],
    ['\\bword', 'At character 1: \\b is not supported.'],
    ['\\p{L}', 'At character 1: \\p is not supported.'],
    ['(a', 'At character 1: ( is not closed.'],
    ['a)', 'At character 2: ) has no group to close.'],
    ['[z-a]', 'At character 2: z-a is a range whose end comes before its start.'],
    ['*a', 'At character 1: * repeats nothing.'],
    ['a{3,1}', 'At character 2: { has its limits in the wrong order.'],
    ['a**', 'At character 3: * follows another quantifier. Put the repetition in a group.'],
    ['a^b', 'At character 2: ^ matches only at the start or end of the string.'],
    ['\\', 'At character 2: the expression ends too early.'],
    ['[a-\\d]', 'At character 2: a-\\d is a range without two ends.'],
    ['\\u12', 'At character 1: \\u needs 4 hexadecimal digits.'],
    ['\\ud83d', 'At character 1: \\ud83d is a surrogate code unit.'],
    ['(\u{1f600}{500}){2}', 'Can match more than 1000 characters.'],
    ['[]', 'At character 1: [] is a class without characters.'],
    ['(a{999}){9}', 'Can match more than 1000 characters.'],
    ['((()*)*)*'.repeat(20), 'Can match more than 1000 characters.'],
    [
      `${'('.repeat(21)}a${')'.repeat(21)}`,
      'At character 21: ( is nested more than 20 groups deep.',
    ],
  ])('is not generated from the invalid expression %s: %s', async (expression, detail) => {
    expect(await findErrors('regex-match', { expression })).toEqual({ '/expression': detail });
  });

  test('matches any random expression in JavaScript, or the expression is rejected', () => {
    fc.assert(
      fc.property(
        fc.string({
          minLength: 1,
          maxLength: 20,
          unit: fc.constantFrom(...'ab()[]{}?*+|\\^$.-,12d'),
        }),
        (expression) => {
          try {
            const [text] = createCustomValues('regex-match', { expression });
            // An accepted expression has the same meaning in JavaScript.
            expect(text).toMatch(new RegExp(`^(?:${expression})$`));
          } catch (error) {
            expect(String(error)).toMatch(/^ValidationError: (At character|Describes)/);
          }
        },
      ),
      { seed: SEED, numRuns: countRepetitions(1000, 20_000) },
    );
  });
});

/** Returns a field with the name `a`. */
const fieldOf = (generator: string, more: Body = {}): Body => ({ name: 'a', generator, ...more });

/** Returns a field whose value is one of the items. */
const itemOf = (items: JsonValue): Body => fieldOf('custom.list-item', { parameters: { items } });

const PERSON: JsonValue = [
  { name: 'id', generator: 'string.uuid', parameters: { unique: true } },
  { name: 'name', generator: 'person.full-name' },
  { name: 'active', generator: 'number.boolean' },
  { name: 'note', generator: 'text.paragraph', nullPercent: 30 },
  {
    name: 'quote',
    generator: 'custom.list-item',
    parameters: { items: [`O'Neil "x", \\ y\r\nz`, '', ' a '] },
  },
  { name: 'tags', generator: 'text.word', list: { min: 0, max: 3 } },
  {
    name: 'address',
    nullPercent: 20,
    fields: [
      { name: 'city', generator: 'location.city' },
      { name: 'point', fields: [{ name: 'lat', generator: 'location.latitude' }] },
    ],
  },
];

const PLAIN = ['id', 'name', 'active', 'note', 'quote', 'tags'];
const COLUMNS = [...PLAIN, 'address.city', 'address.point.lat'];

/** Returns the expected cells of a record in CSV and SQL. Missing values are null. */
function toCells(record: Json): unknown[] {
  const address = record['address'] as { city: string; point: { lat: number } } | null;
  return [...PLAIN.map((name) => record[name]), address?.city ?? null, address?.point.lat ?? null];
}

const tempFolder = new TemporaryFolder();
afterAll(() => {
  tempFolder.remove();
});

const composePeople = (more: Body = {}) => composeRecords(PERSON, { count: 20, ...more });

describe('a record', () => {
  const records = composePeople();

  test('keeps the order of the fields in the request, at every level', () => {
    expect(records).toHaveLength(20);
    for (const record of records) {
      expect(Object.keys(record)).toEqual([...PLAIN, 'address']);
      const address = record['address'] as Json | null;
      if (address) expect(Object.keys(address)).toEqual(['city', 'point']);
    }
  });

  test.each(operations.filter(({ name }) => name !== 'custom/record'))(
    'can contain values of $name',
    (described) => {
      const { name, operation } = described;
      const [sample] = Object.values(successContentOf(described).examples);
      const required = (operation.parameters ?? []).filter((each) => each.required);
      const parameters = {
        ...Object.fromEntries(required.map((each) => [each.name, each.example as JsonValue])),
        ...sample?.['x-request'].body,
      };
      for (const ofTheRequest of ['count', 'seed', 'locale', 'reference'])
        Reflect.deleteProperty(parameters, ofTheRequest);
      const generator = name.replace('/', '.');
      const fields: JsonValue = [{ name: 'value', generator, parameters }];
      const [record] = composeRecords(fields, { locale: 'de' });
      expect(record).toHaveProperty('value');
    },
  );

  test('can contain fields with a constant value, in JSON, CSV and SQL', () => {
    const fields: JsonValue = [
      { name: 'id', generator: 'number.sequence', parameters: { start: 8, step: 2 } },
      { name: 'tenant', value: "O'Hara" },
      { name: 'size', value: { cm: [1, null] } },
      { name: 'note', value: null },
    ];
    const rest = { tenant: "O'Hara", size: { cm: [1, null] }, note: null };
    const records = [8, 10, 12].map((id) => ({ id, ...rest }));
    expect(composeRecords(fields, { count: 3 })).toEqual(records);
    expect(composeRecords(fields, { count: 2, format: 'csv' })).toEqual([
      'id,tenant,size,note\r\n8,O\'Hara,"{""cm"":[1,null]}",\r\n10,O\'Hara,"{""cm"":[1,null]}",\r\n',
    ]);
    expect(composeRecords(fields, { count: 1, format: 'sql' })).toEqual([
      `INSERT INTO "records" ("id", "tenant", "size", "note") VALUES (8, 'O''Hara', '{"cm":[1,null]}', NULL);\n`,
    ]);
  });

  test('continues a sequence in lists and nested records', () => {
    const sequence = { name: 'n', generator: 'number.sequence' };
    const lines = { name: 'lines', fields: [sequence], list: { min: 2, max: 2 } };
    const data = composeRecords([lines, sequence], { count: 2 });
    expect(data).toEqual([
      { lines: [{ n: 1 }, { n: 2 }], n: 1 },
      { lines: [{ n: 3 }, { n: 4 }], n: 2 },
    ]);
  });

  test.each([
    [{ name: 'a' }],
    [{ name: 'a', value: 1, generator: 'number.boolean' }],
    [{ name: 'a', value: null, fields: [{ name: 'b', value: 1 }] }],
  ])('rejects %j: it needs exactly one of `generator`, `fields` and `value`', async (field) => {
    const errors = await findErrors('record', { fields: [field] });
    expect(errors).toEqual({
      '/fields/0': 'Must have exactly one of generator, fields and value.',
    });
  });

  test('rejects `parameters` in a field with a constant value', async () => {
    const field = { name: 'a', value: 1, parameters: {} };
    const errors = await findErrors('record', { fields: [field] });
    expect(errors).toEqual({ '/fields/0/parameters': 'Goes with generator only.' });
  });

  test('does not repeat a value of a field with `unique`, also within lists', () => {
    const field = { generator: 'date.month', parameters: { unique: true } };
    const fields: JsonValue = [{ name: 'a', ...field, list: { min: 3, max: 3 } }];
    const data = composeRecords(fields, { count: 4 }) as { a: string[] }[];
    expect(new Set(data.flatMap(({ a }) => a)).size).toBe(12);
  });
});

describe('a record field with `property`, which selects a property of a generated object', () => {
  const PROFILE = 'composite.person-profile';
  const take = (property: string, more: Body = {}): JsonValue => ({
    ...{ name: property, generator: PROFILE, property, ...more },
  });
  const names = ['firstName', 'lastName', 'name', 'email', 'address.city', 'account.username'];

  test('has a value of the same object as other fields of the record, and of a new object in the next record', () => {
    const whole = composeRecords([{ name: 'all', generator: PROFILE }], { count: 20 });
    const parts = composeRecords([take('email'), take('address')], { count: 20 });
    expect(whole).toMatchObject(parts.map((part) => ({ all: part })));
    expect(new Set(parts.map(({ email }) => email)).size).toBe(20);
  });

  test('has a value of another object if its parameters differ, in nested records and in list items', () => {
    const fields: JsonValue = [
      take('id'),
      take('id', { name: 'again' }),
      take('id', { name: 'young', parameters: { maxAge: 30 } }),
      { name: 'inner', fields: [take('id')] },
      take('id', { name: 'list', list: { min: 2, max: 2 } }),
    ];
    for (const { id, again, young, inner, list } of composeRecords(fields, { count: 30 })) {
      expect(again).toBe(id);
      const ids = [id, young, (inner as Json)['id'], ...(list as string[])];
      expect(new Set(ids).size).toBe(5);
    }
  });

  test('is null if the object does not have the property or one of its parents', () => {
    const titles = composeRecords([take('occupation.title')], { count: 100 });
    expect(new Set(titles.map((each) => each['occupation.title'] === null)).size).toBe(2);
    const generator = 'composite.doctor-appointment';
    const field: JsonValue = { name: 'a', generator, property: 'cancellation.reason' };
    expect(composeRecords([field], { count: 100 }).some(({ a }) => a === null)).toBe(true);
  });

  test('has the same value for the same seed if the record has different other fields', () => {
    const sequence = { name: 'id', generator: 'number.sequence' };
    const takeOf = (name: string) => ({ name, generator: 'composite.order', property: name });
    const customers = composeRecords([sequence, takeOf('number'), takeOf('customer.name')]);
    const orders = composeRecords([takeOf('total'), sequence, takeOf('number')]);
    expect(customers.map(({ id, number }) => [id, number])).toEqual(
      orders.map(({ id, number }) => [id, number]),
    );
  });

  test('does not change the values of earlier fields', () => {
    const before: JsonValue = { name: 'a', generator: 'person.full-name' };
    const [alone] = composeRecords([before]);
    const [joined] = composeRecords([before, take('email')]);
    expect(joined?.['a']).toBe(alone?.['a']);
  });

  test('does not count in the size limit if another field has already generated the object', async () => {
    const fields = names.map((name) => take(name));
    expect(composeRecords(fields, { count: 100 })).toHaveLength(100);
    const lists = ['a', 'b', 'c'].map((name) => take('email', { name, list: { max: 1 } }));
    expect(await findErrors('record', { fields: lists, count: 100 })).toEqual({
      '/fields':
        'Would make up to 15000 values with this count, but a response can have at most 10000.',
    });
  });

  test('can select any documented property of any generator that returns objects', () => {
    const { operations: known } = engine.table;
    const ofObjects = Object.entries(known).filter(([, { properties }]) => properties);
    expect(ofObjects.length).toBeGreaterThan(50);
    for (const [path, { properties = [], required }] of ofObjects) {
      if (required.length > 0) continue;
      const generator = path.split('/').slice(-2).join('.');
      const fields = properties
        .slice(0, 90)
        .map((property): JsonValue => ({ name: property, generator, property }));
      const [record] = composeRecords(fields);
      expect(Object.values(record ?? {}).some((value) => value !== null)).toBe(true);
    }
  });

  test('is rejected if the property does not exist, or if the field also has `fields`', async () => {
    const fields = [
      take('emial'),
      { ...(take('email') as object), name: 'b', generator: 'string.uuid' },
      { name: 'c', property: 'x', fields: [take('email')] },
      take('tags.0.', { name: 'd' }),
    ];
    expect(await findErrors('record', { fields })).toEqual({
      '/fields/3/property':
        'Must be the name of a property, or several names joined by dots, such as address.city, but is "tags.0.".',
    });
    expect(await findErrors('record', { fields: fields.slice(0, 3) })).toEqual({
      '/fields/0/property': `${PROFILE} has no property emial. Did you mean email?`,
      '/fields/1/property':
        'string.uuid does not return an object, so it has no properties. Remove `property`.',
      '/fields/2/property': 'Goes with generator only.',
    });
  });
});

describe('records in a text format', () => {
  const records = composePeople();
  const textOf = (more: Body): string => {
    const body = { fields: PERSON, count: 20, reference: REFERENCE, ...more };
    const data = createCustomValues('record', body);
    expect(data).toHaveLength(1);
    return String(data[0]);
  };

  test('are one JSON object per line in NDJSON', () => {
    const lines = textOf({ format: 'ndjson' }).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(records);
  });

  test('are CSV that an RFC 4180 parser reads back', async () => {
    tempFolder.write('records.csv', textOf({ format: 'csv' }));
    const printed = await tempFolder.run('python3', [
      '-c',
      "import csv, json; print(json.dumps(list(csv.reader(open('records.csv', encoding='utf-8', newline=''), strict=True))))",
    ]);
    const [header, ...rows] = JSON.parse(printed) as string[][];
    expect(header).toEqual(COLUMNS);
    const shown = (value: unknown) =>
      value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    expect(rows).toEqual(records.map((record) => toCells(record).map(shown)));
    expect(textOf({ format: 'csv' })).toMatch(/\r\n$/);
  });

  test('distinguish null from an empty string in CSV', () => {
    const fields = [itemOf(['']), { ...itemOf([null]), name: 'b' }];
    expect(composeRecords(fields, { format: 'csv' })).toEqual(['a,b\r\n"",\r\n']);
  });

  test.each<[string, JsonValue, count: number]>([
    ['a null field', fieldOf('text.word', { nullPercent: 1 }), 1],
    ['a field of a null record', { name: 'a', nullPercent: 1, fields: [fieldOf('text.word')] }, 1],
    ['a null list', fieldOf('text.word', { list: { max: 2 }, nullPercent: 1 }), 1],
    ['a null item of a list', itemOf([null]), 1],
    ['an absent property', fieldOf('composite.order', { property: 'discount.code' }), 50],
  ])(
    'are rejected as CSV if the only column contains %s, because parsers skip empty lines',
    async (_, field, count) => {
      const detail =
        'Would make an empty line for each null, because there is only one column. CSV readers skip empty lines. Add a second field, such as an id.';
      const body = { fields: [field], format: 'csv', count };
      expect(await findErrors('record', body)).toEqual({ '/fields': detail });
      const id = { name: 'id', generator: 'number.integer' };
      expect(composeRecords([field, id], { format: 'csv', count })).toHaveLength(1);
    },
  );

  test.each<[string, JsonValue]>([
    ['strings, empty ones included', itemOf(['', 'a'])],
    ['empty matches', fieldOf('custom.regex-match', { parameters: { expression: 'a?' } })],
    ['lists, empty ones included', fieldOf('text.word', { list: { min: 0, max: 1 } })],
  ])('are read back by a CSV parser, even if the only column contains %s', async (_, field) => {
    const [text] = composeRecords([field], { format: 'csv', count: 20 }) as unknown as string[];
    tempFolder.write('column.csv', String(text));
    const printed = await tempFolder.run('python3', [
      '-c',
      "import csv, json; print(json.dumps(list(csv.DictReader(open('column.csv', newline='')))))",
    ]);
    expect(JSON.parse(printed)).toHaveLength(20);
  });

  test('are SQL statements that SQLite runs and that store the records', async () => {
    const columns = COLUMNS.map((name) => `"${name.replaceAll('.', '_')}"`);
    const table = `CREATE TABLE "people" (${columns.join(', ')});\n`;
    const sql = textOf({ format: 'sql', table: 'people', dialect: 'sqlite' });
    const query = `SELECT json_group_array(json_array(${columns.join(', ')})) FROM "people"`;
    const stored = JSON.parse(await querySqlite(tempFolder, table + sql, query)) as unknown[][];
    const kept = (value: unknown) => {
      if (typeof value === 'boolean') return Number(value);
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    };
    expect(stored).toEqual(records.map((record) => toCells(record).map(kept)));
  });

  test('are quoted according to the SQL dialect', () => {
    const fields = [{ ...itemOf(["it's \\ ok"]), name: 'a`"b' }];
    const write = (dialect: string) =>
      composeRecords(fields, { format: 'sql', dialect, table: 't' });
    expect(write('mysql')).toEqual([
      "SET NAMES utf8mb4;\nINSERT INTO `t` (`a``\"b`) VALUES ('it''s \\\\ ok');\n",
    ]);
    const standard = `INSERT INTO "t" ("a\`""b") VALUES ('it''s \\ ok');\n`;
    expect([write('postgresql'), write('sqlite')]).toEqual([[standard], [standard]]);
  });
});

test.each([
  ['mysql', "SET NAMES utf8mb4;\nSET time_zone = '+00:00';\n", '2024-12-31 18:30:00'],
  ['postgresql', '', '2024-12-31T18:30:00.000Z'],
  ['sqlite', '', '2024-12-31T18:30:00.000Z'],
])(
  'in SQL for %s a generated date-time is converted, but a date-time from the request is unchanged',
  (dialect, start, written) => {
    const at = '2025-01-01T00:00:00+05:30';
    const fields: JsonValue = [
      { name: 'a', generator: 'date.date-between', parameters: { from: at, to: at } },
      { name: 'b', generator: 'custom.list-item', parameters: { items: [at] } },
    ];
    const quote = dialect === 'mysql' ? '`' : '"';
    const [table, a, b] = ['t', 'a', 'b'].map((name) => quote + name + quote);
    expect(composeRecords(fields, { format: 'sql', dialect, table: 't' })).toEqual([
      `${start}INSERT INTO ${table} (${a}, ${b}) VALUES ('${written}', '${at}');\n`,
    ]);
  },
);

const nested = (levels: number): JsonValue =>
  levels === 0
    ? { name: 'a', generator: 'number.integer' }
    : { name: 'a', fields: [nested(levels - 1)] };

const flags = (length: number): JsonValue[] =>
  Array.from({ length }, (_, index) => ({ name: `f${index}`, generator: 'number.boolean' }));

/** Three array fields, each with up to 50 words. */
const words = ['a', 'b', 'c'].map((name) => ({ name, generator: 'text.word', list: { max: 50 } }));

describe('a record is rejected', () => {
  const rejected = (fields: unknown, more: object = {}) =>
    findErrors('record', { fields, ...more });

  test('with all errors at once, each with its JSON Pointer', async () => {
    const errors = await rejected([
      { name: 'a', generator: 'person.fullname' },
      { name: 'a', generator: 'person.age', parameters: { min: 5, max: 3, min2: 1, seed: 1 } },
      { name: 'b' },
      { name: 'c', generator: 'person.sex', fields: [{ name: 'x', generator: 'person.sex' }] },
      { name: 'd', fields: [{ name: 'x/~', generator: 'custom.record' }, { nme: 1 }] },
      { name: 'e', generator: 'location.nearby-coordinate-pair', parameters: { latitude: 91 } },
      { name: 'f', generator: 'custom.list-item', parameters: { items: [1], weights: [1, 2] } },
      { name: 'g', generator: 'custom.regex-match', parameters: { expression: '(' } },
      { name: 'h', generator: 'text.word', list: { min: 3, max: 2 } },
      { name: 'i', generator: 'custom.template', parameters: { template: '{{a.b}}' } },
    ]);
    const places =
      '0/generator 1/name 1/parameters/max 1/parameters/min 1/parameters/min2 1/parameters/seed 2 3 ' +
      '4/fields/1/name 4/fields/1/nme 5/parameters/latitude 5/parameters/longitude ' +
      '6/parameters/weights 7/parameters/expression 8/list 9/parameters/template';
    expect(Object.keys(errors).sort()).toEqual(
      places.split(' ').map((place) => `/fields/${place}`),
    );
    expect(errors).toMatchObject({
      '/fields/0/generator': 'person.fullname names no generator. Did you mean person.full-name?',
      '/fields/1/parameters/min2': 'There is no such parameter.',
    });
  });

  const LONG = { parameters: { length: 256 } };

  test.each<[string, unknown[], object, string, string | RegExp]>([
    [
      'for an error that a generator finds when it creates a value',
      [fieldOf('custom.template', { parameters: { template: '{{finance.currency}}' } })],
      {},
      '/fields/0/parameters/template',
      '{{finance.currency}} is neither a string nor a number.',
    ],
    [
      'when a unique field has too few values',
      [{ name: 'a', generator: 'date.month', parameters: { unique: true } }],
      { count: 13 },
      '/fields/0/parameters/unique',
      'Must be at most 12 with unique: no more different values were found.',
    ],
    [
      'for fields below the fifth level of nesting',
      [nested(5)],
      {},
      '/fields/0/fields/0/fields/0/fields/0/fields/0/fields',
      'Records can be nested at most 5 levels deep.',
    ],
    ['with more than a hundred fields', flags(101), {}, '/fields', /100/],
    [
      'with more than a hundred fields, including nested fields',
      ['a', 'b'].map((name) => ({ name, fields: flags(60) })),
      {},
      '/fields/1/fields/38',
      'A record can have at most 100 fields.',
    ],
    [
      'when the response would have too many objects',
      [{ name: 'a', generator: 'composite.order', list: { max: 3 } }],
      { count: 100 },
      '/fields',
      /at most/,
    ],
    [
      'when the response would have too many characters',
      [fieldOf('string.alphabetic-string', { ...LONG, list: { min: 50, max: 50 } })],
      { count: 100 },
      '/fields',
      'Would make a response of more than 1000000 characters.',
    ],
    [
      'when two columns would have the same name',
      [
        { name: 'a_b', value: 1 },
        { name: 'a', fields: [{ name: 'b', value: 1 }] },
      ],
      { format: 'sql' },
      '/fields',
      'Would make two columns with the name a_b.',
    ],
  ])('%s', async (_, fields, more, pointer, reason) => {
    const expected: unknown = reason instanceof RegExp ? expect.stringMatching(reason) : reason;
    expect(await rejected(fields, more)).toEqual({ [pointer]: expected });
  });

  test('only above five levels of nesting', () => {
    expect(composeRecords([nested(4)])).toHaveLength(1);
  });

  test('without being parsed if the body is nested too deeply', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(await findErrors('record', `{"fields":${deep}}`)).toEqual({
      '': 'Must have at most 32 levels of arrays and objects.',
    });
  });
});

/** Requests that cause the documented errors. */
const REQUESTS: Record<string, unknown> = {
  tooMany: { items: ['a', 'b', 'c'], unique: true, count: 4 },
  wrongWeight: { items: ['a', 'b'], weights: [1, 'heavy'] },
  unsupported: { expression: 'a(?=b)' },
  unclosed: { expression: '[a-z' },
  wrongFields: {
    fields: [
      { name: 'a', generator: 'person.fullname' },
      { name: 'b', generator: 'person.age', parameters: { min: -1 } },
    ],
  },
  wrongProperty: {
    fields: [
      { name: 'a', generator: 'composite.person-profile', property: 'city' },
      { name: 'b', generator: 'internet.email-address', property: 'user' },
    ],
  },
  tooLarge: { fields: [...words, { ...words[0], name: 'd' }], count: 100 },
};

const described = ['list-item', 'regex-match', 'record'].flatMap((name) => {
  const { responses } = findOperation(`custom/${name}`).operation;
  const examples = responses['400']?.content?.['application/problem+json']?.examples;
  return Object.entries((examples ?? {}) as unknown as Examples).map(
    ([key, { value }]) => [name, key, value.errors] as const,
  );
});

test.each(described)('custom/%s sends the documented error %s', async (name, key, errors) => {
  const expected = errors.map(({ pointer = '', detail }) => [pointer, detail]);
  expect(await findErrors(name, REQUESTS[key])).toEqual(Object.fromEntries(expected));
});

test('REQUESTS contains a request for every documented error', () => {
  expect(described.map(([, key]) => key).sort()).toEqual(Object.keys(REQUESTS).sort());
});

test('`unique` rejects a regular expression that has fewer matches than the requested number of values', async () => {
  const rejected = (expression: string) =>
    rejectedParameters('custom/regex-match', { expression, unique: true, count: 100, seed: 1 });
  expect(await rejected('(a{0}){999}')).toEqual(['count']);
  expect(await rejected('(a?){200}')).toEqual(['count']);
  expect(await rejected('(a|b|c)[0-9]{2}')).toEqual([]);
  expect(await rejected('[0-4][0-9]')).toEqual(['count']);
});
