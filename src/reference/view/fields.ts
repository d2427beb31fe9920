import type { Description, Header } from '../read/types.ts';
import { createProse } from './prose.ts';
import type { HeadingIds } from './prose.ts';
import { displayName, displayValue } from './schema/describe.ts';
import { flattenSchema } from './schema/flatten.ts';
import type { SchemaNode, SchemaTree } from './schema/tree.ts';
import type { FactView, FieldView } from './types.ts';

/** State that the parts of one page share. */
export interface PageContext {
  source: Description;
  /** Also keeps track of the page's anchors. */
  tree: SchemaTree;
  ids: HeadingIds;
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

interface Whole {
  ids: HeadingIds;
  /** In a request what is required is the exception, in a response what is not. */
  isResponse?: boolean;
}

function presenceOf({ required }: SchemaNode, { isResponse }: Whole): FieldView['presence'] {
  if (isResponse) return required ? undefined : 'may be absent';
  return required ? 'required' : undefined;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The names of countries; undefined unless all values are codes of countries. */
function nameCountries(codes: readonly string[]): string[] | undefined {
  if (!codes.every((code) => /^[A-Z]{2}$/.test(code))) return undefined;
  const names = codes.flatMap((code) => regions.of(code) ?? []);
  return names.length === codes.length ? unlessEmpty(names) : undefined;
}

/**
 * Converts a schema node to a field.
 *
 * @param name Display name; empty for a whole body.
 * @param level How many fields it is in.
 */
export function createField(node: SchemaNode, whole: Whole, name = '', level = 0): FieldView {
  const { ids } = whole;
  return {
    name,
    anchor: node.anchor,
    type: node.type,
    format: node.format,
    presence: name === '' ? undefined : presenceOf(node, whole),
    isCommon: (level === 1 && COMMON.has(node.name)) || undefined,
    deprecated: node.deprecated || undefined,
    description: createProse(node.description, { firstHeading: DEEPEST_HEADING, ids }),
    default: node.default,
    limits: unlessEmpty(node.limits),
    allowed: unlessEmpty(node.allowed),
    names: nameCountries(node.allowed),
    facts: node.facts && unlessEmpty(node.facts),
    examples: unlessEmpty(node.examples),
    properties: unlessEmpty(
      node.properties.map((property) =>
        createField(property, whole, displayName(property.name), level + 1),
      ),
    ),
    variants: unlessEmpty(
      node.variants.map(({ label, node: variant }) => ({
        label,
        schema: createField(variant, whole, '', level),
      })),
    ),
  };
}

/** Converts a parameter or header to a field. */
export function createHeaderField(
  { tree, source, ids }: PageContext,
  header: Header & { name: string },
  place: string,
  facts?: FactView[],
): FieldView {
  const anchor = tree.anchors.claim(place);
  const { name, schema = {}, description, example, required = false, deprecated = false } = header;
  const flat = flattenSchema(source, schema);
  // The description overrides that of the schema itself, but not those of nested schemas.
  const node = tree.build(description === undefined ? flat : { ...flat, description }, anchor);
  const examples = example === undefined ? node.examples : [displayValue(example)];
  const own = { ...node, name, required, deprecated, facts, examples };
  return createField(own, { ids }, displayName(name), 1);
}
