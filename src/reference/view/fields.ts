import type { Description, Header } from '../read/types.ts';
import { readExamples } from './examples.ts';
import { createProse } from './prose.ts';
import type { HeadingIds } from './prose.ts';
import { displayName, displayValue } from './schema/describe.ts';
import { splitLimit } from './schema/limit.ts';
import type { SchemaNode, SchemaTree } from './schema/tree.ts';
import type { FactView, FieldView, LimitView } from './types.ts';

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

/** Splits a limit into words and pattern, if it has one. */
function createLimit(limit: string): LimitView {
  const { words, pattern } = splitLimit(limit);
  return { words, ...(pattern !== undefined && { pattern: displayValue(pattern) }) };
}

/**
 * Converts a schema node to a field.
 *
 * @param name Display name; empty for a whole body.
 */
export function createField(node: SchemaNode, ids: HeadingIds, name = ''): FieldView {
  const { recursion } = node;
  return {
    name,
    anchor: node.anchor,
    type: node.type,
    format: node.format,
    required: node.required || undefined,
    deprecated: node.deprecated || undefined,
    access: node.access,
    description: createProse(node.description, { firstHeading: DEEPEST_HEADING, ids }),
    default: node.default,
    limits: unlessEmpty(node.limits.map(createLimit)),
    allowed: unlessEmpty(node.allowed),
    facts: node.facts && unlessEmpty(node.facts),
    examples: unlessEmpty(node.examples),
    repeats: recursion && { name: displayName(recursion.name), anchor: recursion.anchor },
    properties: unlessEmpty(
      node.properties.map((property) => createField(property, ids, displayName(property.name))),
    ),
    variants: unlessEmpty(
      node.variants.map(({ label, isRole, node: variant }) => ({
        label,
        isRole,
        schema: createField(variant, ids),
      })),
    ),
  };
}

/** Unnamed examples of a parameter or header, or else those of its schema. Named ones are shown apart. */
function shownExamples({ example, examples }: Header, node: SchemaNode): string[] {
  if (examples) return example === undefined ? [] : [displayValue(example)];
  return example === undefined ? node.examples : [displayValue(example)];
}

/** Converts a parameter or header to a field. */
export function createHeaderField(
  { tree, source, ids }: PageContext,
  header: Header & { name: string },
  place: string,
  facts: FactView[] = [],
): FieldView {
  const anchor = tree.anchors.claim(place);
  const [[mediaType, content] = []] = Object.entries(header.content ?? {});
  const { schema, ...field } = { schema: true, ...content, ...header };
  // The description overrides that of the schema itself, but not those of nested schemas.
  const { description } = field;
  const node = tree.build(
    description === undefined ? schema : { allOf: [schema], description },
    anchor,
  );
  const view = createField(
    {
      ...node,
      format: node.format ?? mediaType,
      required: field.required ?? false,
      deprecated: field.deprecated ?? false,
      examples: shownExamples(field, node),
      limits: [...node.limits, ...(field.allowEmptyValue ? ['may be empty'] : [])],
      facts: [...facts, ...(node.facts ?? [])],
    },
    ids,
    displayName(field.name),
  );
  const named = field.examples ? readExamples(source, { examples: field.examples }) : [];
  return {
    ...view,
    namedExamples: unlessEmpty(
      named.map(([key, { summary, description: about, value }]) => ({
        title: summary ?? key,
        description: createProse(about, { firstHeading: DEEPEST_HEADING, ids }),
        code: { text: displayValue(value) },
      })),
    ),
  };
}
