import { referenceName, resolveSchema } from '../read/resolve.ts';
import type { Description, Header, SchemaObject } from '../read/types.ts';
import { createProse } from './prose.ts';
import type { HeadingIds } from './prose.ts';
import { joinAnchor } from './schema/anchor.ts';
import { allowedValues, describeLimits, displayName, displayValue } from './schema/describe.ts';
import type { FieldView, LimitView, VariantView } from './types.ts';

/** What the parts of one page share. */
export interface PageContext {
  source: Description;
  ids: HeadingIds;
}

/** Where a field stands. */
interface Place {
  /** Display name; empty for a whole body or an alternative. */
  name: string;
  /** Unique on its page: `response-200-data.street`. */
  anchor: string;
  required?: boolean;
  /** In a request what is required is the exception, in a response what is not. */
  isResponse?: boolean;
  /** How many fields it is in. */
  level?: number;
}

/** Level of headings in the description of a field, below all headings of the page. */
export const DEEPEST_HEADING = 6;

/** The list, or undefined if it is empty. */
export function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Names of what nearly all requests and responses have. */
export const COMMON: ReadonlySet<string> = new Set([
  ...['count', 'seed', 'unique', 'locale', 'reference'],
  'meta',
]);

function presenceOf({ name, required, isResponse }: Place): FieldView['presence'] {
  if (name === '') return undefined;
  if (isResponse) return required ? undefined : 'may be absent';
  return required ? 'required' : undefined;
}

/** A type in words: `string`, `array of integer`, `string or null`. */
function typeOf(source: Description, { type, items, oneOf }: SchemaObject): string {
  if (type === undefined) return oneOf ? 'one of' : 'any of';
  const item = items && typeOf(source, resolveSchema(source, items));
  const names = [type].flat().map((name) => (name === 'array' && item ? `array of ${item}` : name));
  return names.join(' or ');
}

/** The schemas of a list's items, and of theirs if these are lists. */
function itemLevels(source: Description, { items }: SchemaObject): SchemaObject[] {
  if (items === undefined) return [];
  const item = resolveSchema(source, items);
  return [item, ...itemLevels(source, item)];
}

function ofItems({ words, ...rest }: LimitView): LimitView {
  return { words: `${words.startsWith('no ') ? 'each with' : 'each'} ${words}`, ...rest };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The names of countries; undefined unless all values are codes of countries. */
function nameCountries(codes: readonly string[]): string[] | undefined {
  if (!codes.every((code) => /^[A-Z]{2}$/.test(code))) return undefined;
  const names = codes.flatMap((code) => regions.of(code) ?? []);
  return names.length === codes.length ? unlessEmpty(names) : undefined;
}

function createProperties(context: PageContext, schema: SchemaObject, place: Place): FieldView[] {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const { level = 0, isResponse } = place;
  const others: Record<string, SchemaObject> =
    typeof additionalProperties === 'object' ? { '*': additionalProperties } : {};
  return Object.entries({ ...properties, ...others }).map(([name, property]) =>
    createField(context, property, {
      name: displayName(name),
      anchor: joinAnchor(place.anchor, name),
      required: required.includes(name),
      isResponse,
      level: level + 1,
    }),
  );
}

function createVariants(context: PageContext, schema: SchemaObject, place: Place): VariantView[] {
  const { oneOf = [], anyOf = [] } = schema;
  return [...oneOf, ...anyOf].map((alternative, index) => {
    const anchor = `${place.anchor}-${index + 1}`;
    const field = createField(context, alternative, { ...place, name: '', anchor });
    const { title } = resolveSchema(context.source, alternative);
    const { $ref } = alternative;
    return {
      label: title ?? ($ref === undefined ? field.type : referenceName($ref)),
      schema: field,
    };
  });
}

/** The field of a schema: a property or a whole body. What is said of a list's items is said of the list. */
export function createField(context: PageContext, schema: SchemaObject, place: Place): FieldView {
  const { source, ids } = context;
  const { name, anchor, level } = place;
  const own = resolveSchema(source, schema);
  const items = itemLevels(source, own);
  const levels = [own, ...items];
  const words = levels.flatMap(({ description }) => description || []);
  const allowed = levels.flatMap(allowedValues);
  const examples = levels.find((each) => each.examples?.length)?.examples ?? [];
  return {
    name,
    anchor,
    type: typeOf(source, own),
    format: own.format ?? items.at(-1)?.format,
    presence: presenceOf(place),
    isCommon: (level === 1 && COMMON.has(name)) || undefined,
    deprecated: own.deprecated || undefined,
    description: createProse(words.join('\n\n'), { firstHeading: DEEPEST_HEADING, ids }),
    default: 'default' in own ? displayValue(own.default) : undefined,
    limits: unlessEmpty([...describeLimits(own), ...items.flatMap(describeLimits).map(ofItems)]),
    allowed: unlessEmpty(allowed),
    names: nameCountries(allowed),
    examples: unlessEmpty(examples.map(displayValue)),
    properties: unlessEmpty(levels.flatMap((each) => createProperties(context, each, place))),
    variants: unlessEmpty(levels.flatMap((each) => createVariants(context, each, place))),
  };
}

/** The field of a parameter or header, whose own words override those of its schema. */
export function createHeaderField(
  context: PageContext,
  header: Header & { name: string },
  anchor: string,
  written?: string,
): FieldView {
  const { name, schema = {}, description, example, required, deprecated } = header;
  const own = resolveSchema(context.source, schema);
  const described = description === undefined ? own : { ...own, description };
  const place = { name: displayName(name), anchor, required, level: 1 };
  const { examples, ...field } = createField(context, described, place);
  return {
    ...field,
    deprecated: deprecated || undefined,
    written,
    examples: example === undefined ? examples : [displayValue(example)],
  };
}
