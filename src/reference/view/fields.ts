import isEqual from 'lodash/isEqual.js';
import pickBy from 'lodash/pickBy.js';
import { resolveReference } from '../read/resolve.ts';
import type { Spec, Header, ResolvedReference, SchemaObject } from '../read/types.ts';
import {
  CONSTANT_LABEL,
  DEFAULT_LABEL,
  EXAMPLE_LABEL,
  EXAMPLES_LABEL,
  GENERIC_DESCRIPTIONS,
  ITEM_LABEL,
  LIMITS_LABEL,
  ENUM_LABEL,
  STYLE_LABEL,
} from '../model/headingsAndLabels.ts';
import { firstParagraph } from '../read/leadSentence.ts';
import { createProse } from './prose.ts';
import {
  allowedValues,
  describeLimits,
  describeType,
  formatName,
  formatValue,
} from './describeSchema.ts';
import { resolveField } from '../model/resolve.ts';
import { undefinedIfEmpty } from './undefinedIfEmpty.ts';
import type {
  Components,
  Fact,
  FactItem,
  FieldNode,
  FieldView,
  Referable,
  ResponseContent,
} from '../model/types.ts';

/** Inputs for creating fields. */
export interface SpecContext {
  spec: Spec;
  /** The components that have already been created. */
  components: Components;
  /** Returns the field of a component: a parameter, a header or a schema. */
  fieldOf: ($ref: string) => FieldNode;
  responseOf: ($ref: string) => ResponseContent;
}

/** Properties of a parameter, header, property or body that its schema lacks. */
interface SchemaUse {
  /** Display name; empty for a whole body. */
  name: string;
  required?: boolean;
  /** Format of an array in the request: `airline=LH,BA`. */
  written?: string;
  /** Example of a parameter or header. It overrides the examples of the schema. */
  example?: unknown;
}

/**
 * Replaces a view with a reference to its component and the properties that differ.
 *
 * @returns The view itself if it lacks a property of the component.
 */
export function toReference<T extends object>($ref: string, view: T, component: T): Referable<T> {
  const known = new Map<string, unknown>(Object.entries(component));
  const own = new Map(Object.entries(view).filter(([, value]) => value !== undefined));
  const lacksSome = [...known].some(([key, value]) => value !== undefined && !own.has(key));
  if (lacksSome || own.get('$ref') !== known.get('$ref')) return view;
  const differs: Partial<T> = pickBy(view, (value, key) => !isEqual(value, known.get(key)));
  return { ...differs, $ref };
}

const formatOf = (schema: SchemaObject): string | undefined => schema.format ?? schema['x-format'];

/** Returns the schemas of an array's items, and of items in nested arrays. */
function itemLevels(spec: Spec, { items }: SchemaObject): SchemaObject[] {
  if (items === undefined) return [];
  const item = resolveReference<SchemaObject>(spec, items);
  return [item, ...itemLevels(spec, item)];
}

function limitOfItems({ words = '', ...rest }: FactItem): FactItem {
  return { words: `${words.startsWith('no ') ? 'each with' : 'each'} ${words}`, ...rest };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const toCodes = (values: readonly unknown[]): FactItem[] =>
  values.map((value) => ({ code: formatValue(value) }));

/** Patterns of country and language codes, with their display names. */
const DISPLAY_NAMES = [
  { form: /^[A-Z]{2}$/, names: regions },
  { form: /^[a-z]{2}(?:-[A-Z]{2})?$/, names: languages },
] as const;

/** Lists the allowed values, with English names if all are codes of countries or locales. */
function listAllowed(codes: readonly string[]): FactItem[] {
  const known = DISPLAY_NAMES.find(({ form, names }) =>
    codes.every((code) => form.test(code) && names.of(code)),
  );
  return codes.map((code) => (known ? { code, name: known.names.of(code) } : { code }));
}

/** Creates the details of a schema and its items, in display order. */
function createFacts(levels: readonly SchemaObject[], { written, example }: SchemaUse): Fact[] {
  const [own = {}, ...items] = levels;
  const allowed = levels.flatMap(allowedValues);
  const ofSchema = levels.find((each) => each.examples?.length)?.examples ?? [];
  const examples = example === undefined ? ofSchema : [example];
  const facts: Fact[] = [
    { label: DEFAULT_LABEL, items: toCodes('default' in own ? [own.default] : []) },
    {
      label: LIMITS_LABEL,
      items: [...describeLimits(own), ...items.flatMap(describeLimits).map(limitOfItems)],
    },
    { label: allowed.length === 1 ? CONSTANT_LABEL : ENUM_LABEL, items: listAllowed(allowed) },
    { label: STYLE_LABEL, items: written === undefined ? [] : [{ code: written }] },
    { label: examples.length === 1 ? EXAMPLE_LABEL : EXAMPLES_LABEL, items: toCodes(examples) },
  ];
  return facts.filter((fact) => fact.items.length > 0);
}

function createProperties(context: SpecContext, schema: SchemaObject): FieldNode[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) =>
    createField(context, property, {
      name: formatName(name),
      required: required.includes(name),
    }),
  );
}

/** Returns the component of a schema, or of its items. */
function componentOf({ $ref, items }: SchemaObject): string | undefined {
  return $ref ?? (items && componentOf(items));
}

/** Lists the descriptions of an array and its items. */
const describeLevels = (levels: readonly SchemaObject[]): string[] =>
  levels
    .flatMap(({ description }) => description || [])
    .filter((description) => !GENERIC_DESCRIPTIONS.includes(description.trim()));

/** Creates a detail with the description of the items, if the array has a description too. */
function describeItems(descriptions: readonly string[]): Fact[] {
  const items = descriptions.map((description) => ({ words: firstParagraph(description) }));
  return items.length > 0 ? [{ label: ITEM_LABEL, items }] : [];
}

/** Creates the field of a schema: a property or a whole body. An array's field contains the details of the array's items. */
export function createField(context: SpecContext, schema: SchemaObject, use: SchemaUse): FieldNode {
  const { spec } = context;
  const own = resolveReference<SchemaObject>(spec, schema);
  const items = itemLevels(spec, own);
  const levels = [own, ...items];
  const [words, ...ofItems] = describeLevels(levels);
  const field: FieldView = {
    name: use.name,
    type: describeType(spec, own),
    format: formatOf(own) ?? formatOf(items.at(-1) ?? {}),
    required: use.required || undefined,
    deprecated: own.deprecated || undefined,
    description: createProse(words),
    facts: undefinedIfEmpty([...describeItems(ofItems), ...createFacts(levels, use)]),
    properties: undefinedIfEmpty(levels.flatMap((each) => createProperties(context, each))),
  };
  const $ref = componentOf(schema);
  // Does not refer to components with enum values, because all pages load the components and few show these values.
  if ($ref === undefined || levels.some((level) => level.enum)) return field;
  return toReference($ref, field, resolveField(context.components, context.fieldOf($ref)));
}

/** Creates the field of a parameter or header. The description of a parameter or header overrides that of its schema. */
export function createHeaderField(
  context: SpecContext,
  header: ResolvedReference<Header> & { name: string },
  written?: string,
): FieldNode {
  const { $ref, name, schema = {}, description, example, required, deprecated } = header;
  const described = description === undefined ? schema : { ...schema, description };
  const field = {
    ...createField(context, described, { name: formatName(name), required, written, example }),
    ...(deprecated && { deprecated }),
  };
  return $ref === undefined ? field : toReference($ref, field, context.fieldOf($ref));
}
