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
import type { LinkPlace } from './links.ts';
import { blocks, code, fenceJson, item, plain } from './text.ts';

function renderItem({ words, code: text, name }: FactItem): string {
  if (words !== undefined) return text === undefined ? plain(words) : `${words} ${code(text)}`;
  const value = code(text === '' ? '""' : (text ?? ''));
  return name === undefined ? value : `${value} ${name}`;
}

/** The facts of a field, one line each. */
function renderFacts({ facts = [] }: FieldView): string {
  return facts
    .map(({ label, items }) => `${label}: ${items.map(renderItem).join(', ')}`)
    .join('\\\n');
}

function renderType(field: FieldView, { isResponse }: FieldPlace): string {
  const { type, format, deprecated } = field;
  const kind = format ? `${plain(type)} (${plain(format)})` : plain(type);
  return [kind, presenceOf(field, { isResponse }), deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
}

/** Inputs of rendering a field of a page. */
export interface FieldPlace extends LinkPlace, Pick<ApiView, 'components' | 'common'> {
  isResponse?: boolean;
}

/** A parameter, header or property as a list item. */
function renderField(field: FieldView, place: FieldPlace): string {
  return item(
    `**${code(field.name)}**: ${renderType(field, place)}`,
    renderProse(field.description, place),
    renderFacts(field),
    renderList(field.properties ?? [], place),
  );
}

/** Fields as a Markdown list. */
function renderList(nodes: readonly FieldNode[], place: FieldPlace): string {
  return nodes.map((node) => renderField(resolveField(place.components, node), place)).join('\n');
}

/** Whether the introduction describes a field: a component that all generators share. */
export const isInIntroduction = (node: FieldNode): boolean =>
  '$ref' in node && /\/(?:parameters|headers)\/|Meta$/.test(node.$ref);

/** Fields as a Markdown list: those that nearly all operations have come last. */
export function renderFields(nodes: readonly FieldNode[], place: FieldPlace): string {
  return renderList(sortCommon(nodes, place), place);
}

function sortCommon(nodes: readonly FieldNode[], { components, common }: FieldPlace): FieldView[] {
  const fields = nodes.map((node) => resolveField(components, node));
  return [false, true].flatMap((isCommon) =>
    fields.filter(({ name }) => common.includes(name) === isCommon),
  );
}

/** A whole body: a field without a name. */
function renderSchema(node: FieldNode, place: FieldPlace): string {
  const schema = resolveField(place.components, node);
  const own = (schema.properties ?? []).filter((property) => !isInIntroduction(property));
  const properties = sortCommon(own, place);
  return blocks(
    `Type: ${renderType(schema, place)}`,
    renderProse(schema.description, place),
    renderFacts(schema),
    renderList(properties, place),
  );
}

function renderExample({ title, description, value }: ExampleView, place: LinkPlace): string {
  return blocks(titleExample(plain(title)), renderProse(description, place), fenceJson(value));
}

/** The examples of a body, each with its title. */
export const renderExamples = (examples: readonly ExampleView[] = [], place: LinkPlace): string =>
  blocks(...examples.map((example) => renderExample(example, place)));

/** A body of one media type: its schema as nested lists, and its examples. */
export function renderBody({ mediaType, schema, examples }: BodyView, place: FieldPlace): string {
  return blocks(
    `Body: ${code(mediaType)}`,
    schema && renderSchema(schema, place),
    renderExamples(examples, place),
  );
}
