/** Lint rule that compares numbers in descriptions with schemas, samples and counts of the same operation. */
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { OperationObject } from '../read/types.ts';
import { listNamedFields, tagAndGenerator, findValuesSchema } from './namedFields.ts';
import type { NamedField } from './namedFields.ts';
import { keyLocation } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

const NUMBER_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ...['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

const NUMBER_WORD = NUMBER_WORDS.map(
  (word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`,
).join('|');

/** Matches a number that is not part of the name of a standard (RFC 7946), a time or a code. */
const DIGITS =
  /(?<!\b(?!All )[A-Z#][\w/.-]* )(?<![\w.,:/-])-?\d+(?:,\d{3})*(?:\.\d+)?(?![\w:/-]|[.,]\d)/.source;

const NUMBER = `(${DIGITS}|\\b(?:${NUMBER_WORD})\\b)`;

const toNumber = (text: string): number => {
  const position = NUMBER_WORDS.indexOf(text.toLowerCase());
  return position >= 0 ? position : Number(text.replaceAll(',', ''));
};

/** Units of measure, as opposed to counted nouns. */
const UNIT =
  'characters|digits|letters|bytes|bits|words|lines|seconds|minutes|hours|days|degrees|pixels|inches';

/** Numbers in the schemas, samples and counts of an operation. */
interface KnownNumbers {
  sizes: Set<unknown>;
  defaults: Set<unknown>;
  counts: Set<unknown>;
  ranges: Set<string>;
}

/** Patterns of phrases with numbers, and the functions that check these numbers. */
const CLAIMS: readonly [
  phrase: RegExp,
  isStated: (stated: KnownNumbers, ...numbers: number[]) => boolean,
][] = [
  [
    new RegExp(`${NUMBER} to ${NUMBER}`, 'g'),
    ({ ranges }, from, to) => ranges.has(`${from} ${to}`),
  ],
  [
    new RegExp(`${NUMBER} or ${NUMBER}`, 'g'),
    ({ sizes }, ...numbers) => numbers.every((each) => sizes.has(each)),
  ],
  [
    new RegExp(`${NUMBER} (?:[\\w-]+ )?(?:characters|digits|letters|bytes)\\b`, 'g'),
    ({ sizes }, size) => sizes.has(size),
  ],
  [
    new RegExp(`(?:[Aa]t (?:least|most)|[Uu]p to|starting at) ${NUMBER}`, 'g'),
    ({ sizes }, size) => sizes.has(size),
  ],
  [
    new RegExp(`${NUMBER} by default|default (?:length )?(?:of|is(?: also)?) ${NUMBER}`, 'g'),
    ({ defaults }, value) => defaults.has(value),
  ],
  [
    new RegExp(
      `(?:[Tt]here are|list has|[Aa]ll|[Oo]f)(?: the)? ${NUMBER} (?:[a-z-]+ )?(?!${UNIT})[a-z-]+s\\b`,
      'g',
    ),
    ({ counts }, count) => counts.has(count),
  ],
];

function addSchema(schema: JsonObject, stated: KnownNumbers): void {
  const { sizes, defaults, counts, ranges } = stated;
  const { default: value, enum: values = [], multipleOf, pattern = '', items } = schema;
  const allowed = [values].flat();
  const numbers = allowed.filter((each) => typeof each === 'number');
  const limits: [unknown, unknown][] = [
    [schema.minimum, schema.maximum],
    [schema.minLength, schema.maxLength],
    [schema.minItems, schema.maxItems],
    ...[...String(pattern).matchAll(/\{(\d+)(?:,(\d+))?\}/g)].map(
      ([, least, most]): [unknown, unknown] => [Number(least), Number(most ?? least)],
    ),
    ...(numbers.length > 0
      ? [[Math.min(...numbers), Math.max(...numbers)] as [unknown, unknown]]
      : []),
  ];
  for (const limit of limits) {
    for (const each of limit) sizes.add(each);
    ranges.add(limit.join(' '));
  }
  for (const each of [value, multipleOf, ...numbers]) sizes.add(each);
  defaults.add(Array.isArray(value) ? value.length : value);
  counts.add(allowed.length);
  if (items) addSchema(items as JsonObject, stated);
}

/** Adds a value's number of characters, digits, letters and words to the counts. */
function addSample(value: unknown, { sizes }: KnownNumbers): void {
  if (typeof value !== 'string') return;
  sizes.add([...value].length).add(value.split(' ').length);
  for (const kind of [/\D/g, /[^A-Za-z]/g]) sizes.add(value.replaceAll(kind, '').length);
}

/** Parameters that nearly all operations have. */
const COMMON = ['count', 'seed', 'unique', 'locale'];

function readKnownNumbers(
  { 'x-distinct': distinct }: OperationObject,
  named: readonly NamedField[],
  { schema: values, examples }: ReturnType<typeof findValuesSchema>,
): KnownNumbers {
  const stated: KnownNumbers = {
    sizes: new Set(),
    defaults: new Set(),
    counts: new Set([distinct?.values]),
    ranges: new Set(),
  };
  for (const schema of [values, ...named.map((each) => each.schema)]) addSchema(schema, stated);
  const defaults = new Map(named.map(({ name, schema }) => [name, schema.default]));
  for (const [name, value] of defaults)
    if (name.startsWith('min'))
      stated.ranges.add(`${String(value)} ${String(defaults.get(name.replace('min', 'max')))}`);
  for (const { value } of Object.values(examples) as { value?: { data?: unknown[] } }[])
    for (const each of value?.data ?? []) addSample(each, stated);
  return stated;
}

/** Lists the phrases whose numbers do not occur elsewhere in the operation. */
function* findUnconfirmed(markdown: string, stated: KnownNumbers): Generator<string> {
  const text = markdown.replaceAll(/`[^`]*`|"[^"]*"|\*[^*]*\*/g, '``').replaceAll(/\s+/g, ' ');
  for (const [phrase, isStated] of CLAIMS)
    for (const [match, ...numbers] of text.matchAll(phrase))
      if (!isStated(stated, ...numbers.filter((each) => each !== undefined).map(toNumber)))
        yield match;
}

/** Rule: numbers in descriptions occur elsewhere in the operation, or are listed in `redocly.yaml`. */
export const statedNumbers: Oas3Rule = ({ elsewhere = {} }) => ({
  Operation(node, context: UserContext) {
    const operation = node as unknown as OperationObject;
    const named = listNamedFields(operation, context).filter(({ name }) => !COMMON.includes(name));
    const values = findValuesSchema(operation, context);
    const { schema, location } = values;
    const { description: ofValue = '' } = schema as { description?: string };
    const stated = readKnownNumbers(operation, named, values);
    const listed = (elsewhere as Record<string, string[]>)[tagAndGenerator(context.location)] ?? [];
    const texts = [
      {
        description: operation.description ?? '',
        location: keyLocation(context.location.child('description')),
      },
      { description: ofValue, location },
      ...named,
    ];
    for (const { description, location: at } of texts)
      for (const phrase of findUnconfirmed(description, stated)) {
        if (listed.includes(phrase)) continue;
        const message = `Nothing in the operation confirms "${phrase}". Correct the number, or state it in a schema. If neither is possible, list the phrase in redocly.yaml, under "elsewhere".`;
        context.report({ message, location: at });
      }
  },
});
