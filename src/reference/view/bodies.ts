import type { Content, Encoding, MediaType } from '../read/types.ts';
import { resolveReference } from '../read/resolve.ts';
import { createCode } from './code.ts';
import { readBodyExamples } from './examples.ts';
import type { BodyExample } from './examples.ts';
import { createField, createHeaderField, DEEPEST_HEADING, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { createProse } from './prose.ts';
import { displayName } from './schema/describe.ts';
import type { BodyView, ExampleView, FactView, FieldView } from './types.ts';

function createExample(
  { ids }: PageContext,
  { key, title, mediaType, language, text, description }: BodyExample,
): ExampleView {
  return {
    key,
    title,
    mediaType,
    description: createProse(description, { firstHeading: DEEPEST_HEADING, ids }),
    code: createCode(text, language),
  };
}

/** Media types of streams: events, JSON lines, and JSON sequences. */
const STREAM =
  /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-lines|json-seq))\b|\+jsonl|\+json-seq/i;

/** Media types of text. A body of any other type without a schema is a file. */
const TEXTUAL = /^text\/|[/+](?:json|xml|yaml|x-www-form-urlencoded)\b/i;

/** Says that a body is a stream or a file; undefined for a single value. */
function describeBody(mediaType: string, { schema, itemSchema }: MediaType): string | undefined {
  if (/^text\/event-stream\b/i.test(mediaType)) return 'A stream of events.';
  if (itemSchema !== undefined || STREAM.test(mediaType))
    return 'A stream of items, one after the other.';
  if (schema === undefined && !TEXTUAL.test(mediaType)) return 'The bytes of a file.';
  return undefined;
}

/** How a property of a form is sent. */
function describeEncoding({ contentType, style, explode, allowReserved }: Encoding): FactView[] {
  const how = [
    style,
    explode === undefined ? undefined : explode ? 'each item by itself' : 'all items together',
    allowReserved ? 'reserved characters as they are' : undefined,
  ].filter((word) => word !== undefined);
  return [
    ...(contentType === undefined ? [] : [{ name: 'Sent as', values: contentType.split(/,\s*/) }]),
    ...(how.length === 0 ? [] : [{ name: 'Style', values: how }]),
  ];
}

/** Adds to the properties of a form how they are sent. */
function addEncoding(
  context: PageContext,
  field: FieldView,
  { encoding = {}, prefixEncoding = [], itemEncoding }: MediaType,
): FieldView {
  const byName = new Map([
    ...Object.entries(encoding).map(([name, each]): [string, Encoding] => [
      displayName(name),
      each,
    ]),
    ...prefixEncoding.map((each, index): [string, Encoding] => [`[${index}]`, each]),
  ]);
  if (byName.size === 0 && itemEncoding === undefined) return field;
  const add = (property: FieldView, found = byName.get(property.name)): FieldView => {
    if (found === undefined) return property;
    const facts = [...describeEncoding(found), ...(property.facts ?? [])];
    const headers = Object.entries(found.headers ?? {}).map(([name, header]) =>
      createHeaderField(
        context,
        { name, ...resolveReference(context.source, header) },
        `${property.anchor}-header-${name}`,
      ),
    );
    const label = property === field ? 'Headers of each part' : 'Headers of this part';
    const part = { label, isRole: true as const };
    return {
      ...property,
      facts: unlessEmpty(facts),
      ...(headers.length > 0 && {
        variants: [
          ...(property.variants ?? []),
          {
            ...part,
            schema: { name: '', anchor: property.anchor, type: 'object', properties: headers },
          },
        ],
      }),
    };
  };
  // Parts without names are described by the list as a whole.
  const whole = add(field, itemEncoding);
  return { ...whole, properties: field.properties?.map((property) => add(property)) };
}

/**
 * A body in each of its media types.
 *
 * @param options.anchor Anchor of the whole body, and prefix of its properties' anchors.
 * @param options.hasExamples Whether to include examples. Those of the main response are samples instead.
 */
export function createBodies(
  context: PageContext,
  content: Content,
  { anchor, hasExamples }: { anchor: string; hasExamples: boolean },
): BodyView[] {
  const { source, tree, ids } = context;
  const examples = hasExamples ? readBodyExamples(source, content) : [];
  return Object.entries(content).map(([mediaType, media], index) => {
    const own = index === 0 ? anchor : `${anchor}-${index + 1}`;
    const schema = media.itemSchema ?? media.schema;
    const field =
      schema === undefined ? undefined : createField(tree.build(schema, own, anchor), ids);
    return {
      mediaType,
      note: describeBody(mediaType, media),
      schema: field && addEncoding(context, field, media),
      examples: unlessEmpty(
        examples
          .filter((sample) => sample.mediaType === mediaType)
          .map((sample) => createExample(context, sample)),
      ),
    };
  });
}
