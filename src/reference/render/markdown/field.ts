import { presenceOf, titleExample } from '../../model/headingsAndLabels.ts';
import { resolveField } from '../../model/resolve.ts';
import type {
  ApiView,
  BodyView,
  ExampleView,
  FactItem,
  FieldNode,
  FieldView,
} from '../../model/types.ts';
import { renderProse } from './links.ts';
import type { LinkContext } from './links.ts';
import { joinBlocks, code, fenceJson, listItem, escapeMarkdown } from './text.ts';

function renderItem({ words, code: text, name }: FactItem): string {
  if (words !== undefined)
    return text === undefined ? escapeMarkdown(words) : `${words} ${code(text)}`;
  const value = code(text === '' ? '""' : (text ?? ''));
  return name === undefined ? value : `${value} ${name}`;
}

/** The facts of a field, one line each. */
function renderFacts({ facts = [] }: FieldView): string {
  return facts
    .map(({ label, items }) => `${label}: ${items.map(renderItem).join(', ')}`)
    .join('\\\n');
}

function renderType(field: FieldView, { isResponse }: FieldRenderContext): string {
  const { type, format, deprecated } = field;
  const kind = format
    ? `${escapeMarkdown(type)} (${escapeMarkdown(format)})`
    : escapeMarkdown(type);
  return [kind, presenceOf(field, { isResponse }), deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
}

/** Inputs of rendering a field of a page. */
export interface FieldRenderContext extends LinkContext, Pick<ApiView, 'components' | 'common'> {
  isResponse?: boolean;
}

/** A parameter, header or property as a list item. */
function renderField(field: FieldView, context: FieldRenderContext): string {
  return listItem(
    `**${code(field.name)}**: ${renderType(field, context)}`,
    renderProse(field.description, context),
    renderFacts(field),
    renderList(field.properties ?? [], context),
  );
}

/** Fields as a Markdown list. */
function renderList(nodes: readonly FieldNode[], context: FieldRenderContext): string {
  return nodes
    .map((node) => renderField(resolveField(context.components, node), context))
    .join('\n');
}

/** Whether the introduction describes a field: a component that all generators share. */
export const isInIntroduction = (node: FieldNode): boolean =>
  '$ref' in node && /\/(?:parameters|headers)\/|Meta$/.test(node.$ref);

/** Fields as a Markdown list: those that nearly all operations have come last. */
export function renderFields(nodes: readonly FieldNode[], context: FieldRenderContext): string {
  return renderList(sortCommon(nodes, context), context);
}

function sortCommon(
  nodes: readonly FieldNode[],
  { components, common }: FieldRenderContext,
): FieldView[] {
  const fields = nodes.map((node) => resolveField(components, node));
  return [false, true].flatMap((isCommon) =>
    fields.filter(({ name }) => common.includes(name) === isCommon),
  );
}

/** A whole body: a field without a name. */
function renderSchema(node: FieldNode, context: FieldRenderContext): string {
  const schema = resolveField(context.components, node);
  const own = (schema.properties ?? []).filter((property) => !isInIntroduction(property));
  const properties = sortCommon(own, context);
  return joinBlocks(
    `Type: ${renderType(schema, context)}`,
    renderProse(schema.description, context),
    renderFacts(schema),
    renderList(properties, context),
  );
}

function renderExample({ title, description, value }: ExampleView, context: LinkContext): string {
  return joinBlocks(
    titleExample(escapeMarkdown(title)),
    renderProse(description, context),
    fenceJson(value),
  );
}

/** The examples of a body, each with its title. */
export const renderExamples = (
  examples: readonly ExampleView[] = [],
  context: LinkContext,
): string => joinBlocks(...examples.map((example) => renderExample(example, context)));

/** A body of one media type: its schema as nested lists, and its examples. */
export function renderBody(
  { mediaType, schema, examples }: BodyView,
  context: FieldRenderContext,
): string {
  return joinBlocks(
    `Body: ${code(mediaType)}`,
    schema && renderSchema(schema, context),
    renderExamples(examples, context),
  );
}
