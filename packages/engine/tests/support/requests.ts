/** Generates random requests from an operation's schemas with fast-check. */
import fc from 'fast-check';
import type { ParameterSchema } from '../../src/engineTable.ts';
import type { JsonValue } from '../../src/generator.ts';
import type { Argument } from '../../src/generator.ts';

/** Arguments of a request, by parameter name. */
export type Query = Readonly<Record<string, Argument>>;

type Value = Query[string];

const DAY = 86_400_000;

const YEARS = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'));

/** Generates days in the years that a pattern allows. The first and last days are more frequent. */
function days(pattern: string | undefined): fc.Arbitrary<string> {
  const matches = new RegExp(pattern ?? '', 'u');
  const allowed = YEARS.filter((year) =>
    [1, 12].some((month) => matches.test(`${year}-${String(month).padStart(2, '0')}-01T00:00:00Z`)),
  );
  const year = fc.oneof(
    fc.constantFrom(...allowed),
    fc.constantFrom(...allowed.slice(0, 2), ...allowed.slice(-2)),
    fc.constantFrom(
      ...allowed.filter((each) => /^(19[789]|20[0-4])/.test(each)),
      ...allowed.slice(-1),
    ),
  );
  return fc
    .tuple(year, fc.integer({ min: 0, max: 364 }))
    .map(([each, day]) =>
      new Date(Date.parse(`${each}-01-01`) + day * DAY).toISOString().slice(0, 10),
    )
    .filter((day) => matches.test(`${day}T00:00:00Z`));
}

/** Times of day in RFC 3339 format, with several UTC offsets. */
const TIMES = fc.constantFrom(
  'T12:34:56.789Z',
  'T00:00:00Z',
  'T23:59:59.999Z',
  'T06:00:00+05:30',
  'T23:59:59-11:00',
  'T00:00:00.5+14:00',
);

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u').source.length > 0;
  } catch {
    return false;
  }
}

function texts(schema: ParameterSchema): fc.Arbitrary<Value> {
  const { pattern, format, minLength, maxLength } = schema;
  if (format === 'date') return days(pattern);
  if (format === 'date-time' || schema['x-format'])
    return fc.tuple(days(pattern), TIMES).map(([day, time]) => day + time);
  const limits = { minLength: minLength ?? 0, maxLength: maxLength ?? 40 };
  if (pattern === undefined) return fc.string({ ...limits, unit: 'grapheme-ascii' });
  const matches = new RegExp(pattern, 'u');
  return fc
    .stringMatching(matches)
    .filter(
      (text) =>
        matches.test(text) &&
        text.length <= limits.maxLength &&
        text.length >= limits.minLength &&
        (format !== 'regex' || isExpression(text)),
    );
}

const JSON_VALUES = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>;

/** Atoms of regular expressions: characters, escapes and classes. */
const ATOMS = String.raw`a Z 7 - é . \d \w \S \. \x41 \u00e9 [a-f0-9] [^aeiou] [\d_-]`;
const QUANTIFIERS = ['', '', '', '?', '*', '+', '{2}', '{1,3}', '{2,}', '+?'];

/** Generates regular expressions in the subset that the description of `custom/regex-match` lists. */
export const REGULAR_EXPRESSIONS: fc.Arbitrary<string> = fc
  .letrec<{ choice: string; atom: string }>((tie) => ({
    atom: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(' ', ...ATOMS.split(' ')),
      tie('choice').map((inner) => `(${inner})`),
      tie('choice').map((inner) => `(?:${inner})`),
    ),
    choice: fc
      .array(
        fc
          .array(fc.tuple(tie('atom'), fc.constantFrom(...QUANTIFIERS)), {
            minLength: 1,
            maxLength: 3,
          })
          .map((parts) => parts.map(([atom, quantifier]) => atom + quantifier).join('')),
        { minLength: 1, maxLength: 2 },
      )
      .map((alternatives) => alternatives.join('|')),
  }))
  .choice.filter(
    (expression) => expression.length <= 40 && (expression.match(/[*+{]/g) ?? []).length <= 3,
  );

/** Generates fields of a record, with parameters, lists, nested records and nulls. */
const FIELDS = fc
  .array(
    fc.oneof(
      fc.constantFrom<JsonValue>(
        { generator: 'person.full-name' },
        { generator: 'finance.currency' },
        { generator: 'date.recent-date', nullPercent: 50 },
        { generator: 'person.age', parameters: { min: 20, max: 30 }, list: { min: 0, max: 3 } },
        { generator: 'location.nearby-coordinate-pair', parameters: { latitude: 1, longitude: 2 } },
        { generator: 'custom.list-item', parameters: { items: [1, null, 'a,"b"\n'] } },
      ),
      fc.constantFrom<JsonValue>(
        { fields: [{ name: 'a', generator: 'number.boolean' }], list: { max: 2 } },
        {
          fields: [{ name: 'x', fields: [{ name: 'y', generator: 'string.uuid' }] }],
          nullPercent: 30,
        },
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((fields) =>
    fields.map((field, index) => ({ name: `field ${index}`, ...(field as object) })),
  );

/** Generates values that match a schema. */
function valuesOf(schema: ParameterSchema): fc.Arbitrary<Value> {
  const { type, minimum = 0, maximum = 1000, multipleOf } = schema;
  if (schema.enum) return fc.constantFrom(...(schema.enum as Value[]));
  switch (type) {
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return multipleOf === undefined
        ? fc.double({ min: minimum, max: maximum, noNaN: true })
        : fc
            .integer({
              min: Math.ceil(minimum / multipleOf),
              max: Math.floor(maximum / multipleOf),
            })
            .map((steps) => Number((steps * multipleOf).toPrecision(12)));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.uniqueArray(valuesOf(schema.items as ParameterSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    default:
      return texts(schema);
  }
}

/** Generators for parameters with a loose schema. Most values that match the schema would be rejected. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<Value>>>>> = {
  '/v1/custom/template': {
    template: fc.constantFrom(
      'plain',
      '{{person.full-name}}',
      '{{date.recent-date}} {{finance.iban}}',
    ),
  },
  '/v1/custom/regex-match': { expression: REGULAR_EXPRESSIONS },
  '/v1/custom/list-item': { items: fc.array(JSON_VALUES, { minLength: 1, maxLength: 8 }) },
  '/v1/custom/record': { fields: FIELDS },
};

/** Generates values for a parameter or body property that the operation accepts. */
export function acceptedValues(
  path: string,
  name: string,
  schema: ParameterSchema,
): fc.Arbitrary<Value> {
  return WRITTEN[path]?.[name] ?? valuesOf(schema);
}

/** Strings that are invalid for every schema of a type. */
const WRONG: Readonly<Record<string, string[]>> = {
  integer: ['', 'abc', '1.5', '1e3', '0x10', ' 1', '+1', 'true', '99999999999999999999'],
  number: ['', 'abc', '1,5', 'NaN', 'Infinity', '1.', '.5', 'true'],
  boolean: ['', '1', '0', 'yes', 'TRUE', 'True', 'null'],
  array: ['', 'no such item', ','],
};

/** Returns strings that are invalid for a query parameter. */
export function invalidTexts(schema: ParameterSchema): string[] {
  const type = String(schema.type);
  if (type !== 'string') {
    const beyond =
      schema.maximum === undefined
        ? []
        : [String(schema.maximum + 1), String((schema.minimum ?? 0) - 1)];
    return [...(WRONG[type] ?? []), ...beyond];
  }
  if (schema.enum) return ['', 'no such value', `${String(schema.enum[0])} `];
  if (schema.format === 'date-time')
    return ['', 'yesterday', '2025-02-30T00:00:00Z', '2025-01-01', '2025-01-01T25:00:00Z'];
  if (schema.format === 'date' || schema['x-format'])
    return ['', 'today', '2025-02-30', '2025-13-01'];
  return schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)];
}

/** Returns a query string with these parameters. Arrays are joined by commas. */
export function toQueryString(given: Query): string {
  const pairs = Object.entries(given).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value as string[]).join(',') : String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
