import type { Description, Example, Header } from '../description/types.ts';
import { readExamples } from '../samples/response.ts';
import { displayName, displayValue } from '../schema/describe.ts';
import type { SchemaNode, SchemaTree } from '../schema/tree.ts';
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

/** A parameter or a header, which differ in where they are sent only. */
export function renderField(
  { tree, source, partials }: Context,
  header: Header & { name: string },
  place: { element: string; anchor: string },
): string {
  const anchor = tree.anchors.claim(place.anchor);
  const [[mediaType, content] = []] = Object.entries(header.content ?? {});
  const field = { schema: true, ...content, ...header };
  const { schema, description } = field;
  // The field's own words stand for those of its schema, not for those of what is inside.
  const node = tree.build(
    description === undefined ? schema : { allOf: [schema], description },
    anchor,
  );
  const text = element(
    place.element,
    {
      name: displayName(field.name),
      anchor,
      ...nodeProps({
        ...node,
        format: node.format ?? mediaType,
        required: field.required ?? false,
        deprecated: field.deprecated ?? false,
        examples: shownExamples(field, node),
      }),
    },
    blocks(
      toSafeMdx(node.description, 6),
      field.examples && renderNamedExamples(readExamples(source, field)),
      renderChildren(node, partials),
    ),
  );
  return partials.use(anchor, text);
}
