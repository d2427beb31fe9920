import type { Description, Example, Header } from '../read/types.ts';
import { readExamples } from '../view/examples.ts';
import { displayName, displayValue } from '../view/schema/describe.ts';
import type { SchemaNode, SchemaTree } from '../view/schema/tree.ts';
import { blocks, element, fence } from './jsx.ts';
import type { Partials } from './partials.ts';
import { toSafeMdx } from './prose.ts';
import { nodeProps, renderChildren } from './schemaPage.ts';

/** What a page is made from beside its operation. */
export interface Context {
  source: Description;
  tree: SchemaTree;
  partials: Partials;
}

/** The values of a field that have names, and what is said about them. */
function renderNamedExamples(examples: [string, Example][]): string {
  const named = examples.map(([key, { summary, description, value }]) =>
    element(
      'Example',
      { title: summary ?? key },
      blocks(toSafeMdx(description ?? '', 6), fence('text', displayValue(value))),
    ),
  );
  return blocks(...named);
}

/** Examples among the facts of a field; those with names follow, each with what is said about it. */
function shownExamples({ example, examples }: Header, node: SchemaNode): string[] {
  if (examples) return [];
  return example === undefined ? node.examples : [displayValue(example)];
}

/** What is known of a parameter or a header, which differ in where they are sent only. */
export function readField(
  { tree, source }: Pick<Context, 'tree' | 'source'>,
  header: Header & { name: string },
  place: string,
): { node: SchemaNode; namedExamples: [string, Example][] } {
  const anchor = tree.anchors.claim(place);
  const [[mediaType, content] = []] = Object.entries(header.content ?? {});
  const field = { schema: true, ...content, ...header };
  const { schema, description } = field;
  // The field's own words stand for those of its schema, not for those of what is inside.
  const node = tree.build(
    description === undefined ? schema : { allOf: [schema], description },
    anchor,
  );
  return {
    node: {
      ...node,
      name: field.name,
      format: node.format ?? mediaType,
      required: field.required ?? false,
      deprecated: field.deprecated ?? false,
      examples: shownExamples(field, node),
    },
    namedExamples: field.examples ? readExamples(source, field) : [],
  };
}

/** A parameter or a header as an element of its page. */
export function renderField(
  context: Context,
  header: Header & { name: string },
  place: { element: string; anchor: string },
): string {
  const { partials } = context;
  const { node, namedExamples } = readField(context, header, place.anchor);
  const { name, anchor } = node;
  const text = element(
    place.element,
    { name: displayName(name), anchor, ...nodeProps(node) },
    blocks(
      toSafeMdx(node.description, 6),
      renderNamedExamples(namedExamples),
      renderChildren(node, partials),
    ),
  );
  return partials.use(anchor, text);
}
