import { presenceLabel, exampleTitle } from '../../model/headingsAndLabels.ts';
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
import { joinBlocks, codeSpan, fenceJson, listItem, escapeMarkdown } from './syntax.ts';

function renderItem({ words, code: text, name }: FactItem): string {
  if (words !== undefined)
    return text === undefined ? escapeMarkdown(words) : `${words} ${codeSpan(text)}`;
  const value = codeSpan(text === '' ? '""' : (text ?? ''));
  return name === undefined ? value : `${value} ${name}`;
}

/** Renders the details of a field, one per line. */
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
  return [kind, presenceLabel(field, { isResponse }), deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
}

/** Inputs for rendering a field. */
export interface FieldRenderContext extends LinkContext, Pick<ApiView, 'components' | 'common'> {
  isResponse?: boolean;
}

/** Renders a parameter, header or property as a list item. */
function renderField(field: FieldView, context: FieldRenderContext): string {
  return listItem(
    `**${codeSpan(field.name)}**: ${renderType(field, context)}`,
    renderProse(field.description, context),
    renderFacts(field),
    renderList(field.properties ?? [], context),
  );
}

function renderList(nodes: readonly FieldNode[], context: FieldRenderContext): string {
  return nodes
    .map((node) => renderField(resolveField(context.components, node), context))
    .join('\n');
}

/** Whether a field is a shared component of all generators, which the introduction describes. */
export const isInIntroduction = (node: FieldNode): boolean =>
  '$ref' in node && /\/(?:parameters|headers)\/|Meta$/.test(node.$ref);

/** Renders fields as a Markdown list. Common fields of nearly all operations come last. */
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

/** Renders the schema of a whole body, which is a field without a name. */
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
    exampleTitle(escapeMarkdown(title)),
    renderProse(description, context),
    fenceJson(value),
  );
}

/** Renders the examples of a body with their titles. */
export const renderExamples = (
  examples: readonly ExampleView[] = [],
  context: LinkContext,
): string => joinBlocks(...examples.map((example) => renderExample(example, context)));

/** Renders a body: media type, schema as nested lists, and examples. */
export function renderBody(
  { mediaType, schema, examples }: BodyView,
  context: FieldRenderContext,
): string {
  return joinBlocks(
    `Body: ${codeSpan(mediaType)}`,
    schema && renderSchema(schema, context),
    renderExamples(examples, context),
  );
}
