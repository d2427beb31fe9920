import type { BodyView, ExampleView, FieldView, LimitView } from '../../view/types.ts';
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

function renderType({ type, format, presence, deprecated }: FieldView): string {
  const kind = format ? `${plain(type)} (${plain(format)})` : plain(type);
  return [kind, presence, deprecated && 'deprecated'].filter(Boolean).join(', ');
}

/** A parameter, header or property as a list item. */
function renderField(field: FieldView, place: LinkPlace): string {
  return item(
    `**${code(field.name)}**: ${renderType(field)}`,
    renderProse(field.description, place),
    renderFacts(field),
    renderChildren(field, place),
  );
}

/** Fields as a Markdown list: those that nearly all operations have come last. */
export function renderFields(fields: readonly FieldView[], place: LinkPlace): string {
  return sortCommon(fields)
    .map((field) => renderField(field, place))
    .join('\n');
}

const sortCommon = (fields: readonly FieldView[]): FieldView[] =>
  [false, true].flatMap((isLast) => fields.filter(({ isCommon = false }) => isCommon === isLast));

/** The properties and variants of a field, at any depth. */
function renderChildren({ properties = [], variants = [] }: FieldView, place: LinkPlace): string {
  return [
    ...sortCommon(properties).map((property) => renderField(property, place)),
    ...variants.map(({ label, schema }) =>
      item(
        `Form: **${plain(label)}**${label === schema.type ? '' : ` (${plain(schema.type)})`}`,
        renderSchema(schema, place),
      ),
    ),
  ].join('\n');
}

/** A whole body or a variant: a field without a name. */
function renderSchema(schema: FieldView, place: LinkPlace): string {
  return blocks(
    `Type: ${renderType(schema)}`,
    renderProse(schema.description, place),
    renderFacts(schema),
    renderChildren(schema, place),
  );
}

function renderExample({ title, description, code: value }: ExampleView, place: LinkPlace): string {
  return blocks(`Example: ${plain(title)}`, renderProse(description, place), fence(value));
}

/** A body of one media type: its schema as nested lists, and its examples, which come first in a failed response. */
export function renderBody(
  { mediaType, schema, examples = [] }: BodyView,
  place: LinkPlace,
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
