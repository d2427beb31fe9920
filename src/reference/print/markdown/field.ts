import { presenceOf, SHARED_FIELDS } from '../../view/labels.ts';
import { resolveField } from '../../view/resolve.ts';
import type {
  BodyView,
  Components,
  ExampleView,
  FieldNode,
  FieldView,
  LimitView,
} from '../../view/types.ts';
import type { LinkPlace } from './links.ts';
import { renderProse } from './prose.ts';
import { blocks, code, fence, item, plain } from './text.ts';

function codes(values: readonly string[], names: readonly string[] = []): string {
  return values
    .map((value, index) => [code(value === '' ? '""' : value), names[index]].join(' ').trim())
    .join(', ');
}

function renderLimit({ words, pattern }: LimitView): string {
  return pattern === undefined ? plain(words) : `${words} ${code(pattern)}`;
}

/** Default, limits, allowed values and examples, one line each. */
function renderFacts(field: FieldView): string {
  const { default: preset, limits = [], allowed = [], examples = [], written } = field;
  const facts: [name: string, value: string | false][] = [
    ['Default', preset !== undefined && codes([preset])],
    ['Limits', limits.length > 0 && limits.map(renderLimit).join(', ')],
    [allowed.length === 1 ? 'Always' : 'One of', allowed.length > 0 && codes(allowed, field.names)],
    ['Written as', written !== undefined && codes([written])],
    [examples.length === 1 ? 'Example' : 'Examples', examples.length > 0 && codes(examples)],
  ];
  return facts
    .flatMap(([name, value]) => (value === false ? [] : [`${name}: ${value}`]))
    .join('\\\n');
}

function renderType(field: FieldView, { isResponse }: FieldPlace): string {
  const { type, format, deprecated } = field;
  const kind = format ? `${plain(type)} (${plain(format)})` : plain(type);
  return [kind, presenceOf(field, { isResponse }), deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
}

/** What is needed to render a field of a page. */
export interface FieldPlace extends LinkPlace {
  components: Components;
  isResponse?: boolean;
}

/** A parameter, header or property as a list item. */
function renderField(field: FieldView, place: FieldPlace): string {
  return item(
    `**${code(field.name)}**: ${renderType(field, place)}`,
    renderProse(field.description, place),
    renderFacts(field),
    renderChildren(field, place),
  );
}

/** Fields as a Markdown list. */
function renderList(nodes: readonly FieldNode[], place: FieldPlace): string[] {
  return nodes.map((node) => renderField(resolveField(place.components, node), place));
}

/** Fields as a Markdown list: those that nearly all operations have come last. */
export function renderFields(nodes: readonly FieldNode[], place: FieldPlace): string {
  return renderList(sortShared(nodes, place), place).join('\n');
}

function sortShared(nodes: readonly FieldNode[], { components }: FieldPlace): FieldView[] {
  const fields = nodes.map((node) => resolveField(components, node));
  return [false, true].flatMap((isShared) =>
    fields.filter(({ name }) => SHARED_FIELDS.has(name) === isShared),
  );
}

/** The properties and variants of a field, at any depth. */
function renderChildren(
  { properties = [], variants = [] }: Pick<FieldView, 'properties' | 'variants'>,
  place: FieldPlace,
): string {
  const forms = variants.map(({ label, schema: node }) => {
    const schema = resolveField(place.components, node);
    const type = label === schema.type ? '' : ` (${plain(schema.type)})`;
    return item(`Form: **${plain(label)}**${type}`, renderSchema(schema, place));
  });
  return [...renderList(properties, place), ...forms].join('\n');
}

/** A whole body or a variant: a field without a name. */
function renderSchema(node: FieldNode, place: FieldPlace): string {
  const schema = resolveField(place.components, node);
  const properties = sortShared(schema.properties ?? [], place);
  return blocks(
    `Type: ${renderType(schema, place)}`,
    renderProse(schema.description, place),
    renderFacts(schema),
    renderChildren({ ...schema, properties }, place),
  );
}

function renderExample({ title, description, code: value }: ExampleView, place: LinkPlace): string {
  return blocks(`Example: ${plain(title)}`, renderProse(description, place), fence(value));
}

/** A body of one media type: its schema as nested lists, and its examples, which come first in a failed response. */
export function renderBody(
  { mediaType, schema, examples = [] }: BodyView,
  place: FieldPlace,
  { isFailure = false } = {},
): string {
  const shown = examples.map((example) => renderExample(example, place));
  return blocks(
    ...(isFailure ? shown : []),
    `Body: ${code(mediaType)}`,
    schema && renderSchema(schema, place),
    ...(isFailure ? [] : shown),
  );
}
