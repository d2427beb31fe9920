import { readField } from '../../pages/fieldPage.ts';
import type { Description, Example, Header, Schema } from '../../read/types.ts';
import { displayName, displayValue } from '../../view/schema/describe.ts';
import { splitLimit } from '../../view/schema/limit.ts';
import type { SchemaNode, SchemaTree } from '../../view/schema/tree.ts';
import { plainFence } from '../../pages/jsx.ts';
import { toTwinProse } from './prose.ts';
import type { LinkPlace } from './links.ts';
import { code, item, plain } from './text.ts';

/** Headings inside a field's description stay below those of the page. */
const DEEPEST_HEADING = 6;

/** What the twin of one page is made from. */
export interface TwinContext {
  source: Description;
  tree: SchemaTree;
  place: LinkPlace;
}

function codes(values: readonly string[]): string {
  return values.map((value) => code(value === '' ? '""' : value)).join(', ');
}

/** A limit in words; a pattern is code. */
function readableLimit(limit: string): string {
  const { words, pattern } = splitLimit(limit);
  return pattern === undefined ? plain(limit) : `${words} ${code(displayValue(pattern))}`;
}

/** What a value may be, on lines of their own. */
function renderFacts(node: SchemaNode): string {
  const { default: preset, limits, allowed, examples, recursion } = node;
  const facts: [name: string, value: string | false][] = [
    ['Default', preset !== undefined && codes([preset])],
    ['Limits', limits.length > 0 && limits.map(readableLimit).join(', ')],
    [allowed.length === 1 ? 'Always' : 'One of', allowed.length > 0 && codes(allowed)],
    [examples.length === 1 ? 'Example' : 'Examples', examples.length > 0 && codes(examples)],
    ['Repeats', recursion !== undefined && code(displayName(recursion.name))],
  ];
  return facts
    .flatMap(([name, value]) => (value === false ? [] : [`${name}: ${value}`]))
    .join('\\\n');
}

function renderHead(node: SchemaNode): string {
  const { name, type, format, required, deprecated, access } = node;
  const kind = [
    `${plain(type)}${format ? ` (${plain(format)})` : ''}`,
    required && 'required',
    access,
    deprecated && 'deprecated',
  ];
  return `**${code(displayName(name))}**: ${kind.filter(Boolean).join(', ')}`;
}

function renderNode(node: SchemaNode, place: LinkPlace, ...more: string[]): string {
  return item(
    renderHead(node),
    toTwinProse(node.description, DEEPEST_HEADING, place),
    renderFacts(node),
    ...more,
    renderChildren(node, place),
  );
}

/** The properties and alternatives of a node, at any depth. */
function renderChildren({ properties, variants }: SchemaNode, place: LinkPlace): string {
  return [
    ...properties.map((property) => renderNode(property, place)),
    ...variants.map(({ label, node }) =>
      item(
        `Form: **${plain(label)}**${label === node.type ? '' : ` (${plain(node.type)})`}`,
        renderWhole(node, place),
      ),
    ),
  ].join('\n');
}

/** A body or an alternative, which has no name of its own. */
function renderWhole(node: SchemaNode, place: LinkPlace): string {
  const { type, format, access, deprecated } = node;
  const kind = [`${type}${format ? ` (${format})` : ''}`, access, deprecated && 'deprecated'];
  return [
    `Type: ${plain(kind.filter(Boolean).join(', '))}`,
    toTwinProse(node.description, DEEPEST_HEADING, place),
    renderFacts(node),
    renderChildren(node, place),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function renderNamedExample(
  [key, { summary, description, value }]: [string, Example],
  place: LinkPlace,
) {
  const text = toTwinProse(description ?? '', DEEPEST_HEADING, place);
  return [`Example: ${plain(summary ?? key)}`, text, plainFence('text', displayValue(value))]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** A parameter or a header as an item of a list. */
export function renderFieldTwin(context: TwinContext, field: Header & { name: string }): string {
  const { node, namedExamples } = readField(context, field, field.name);
  const examples = namedExamples.map((example) => renderNamedExample(example, context.place));
  return renderNode(node, context.place, ...examples);
}

/** A body's schema as nested lists. */
export function renderSchemaTwin(
  { tree, place }: TwinContext,
  schema: Schema,
  anchor: string,
): string {
  return renderWhole(tree.build(schema, anchor), place);
}
