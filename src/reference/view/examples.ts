import { mainResponse } from '../read/model.ts';
import { OPENAPI_JSON_FILE } from '../site.ts';
import { flattenSchema } from './schema/flatten.ts';
import { typeNames } from './schema/typeNames.ts';
import { writeXml } from './xml.ts';
import type { Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Content, Description, Example, MediaType, SampleRequest } from '../read/types.ts';

/** An example of a body. */
export interface BodyExample {
  /** Unique among the examples of its media type. */
  key: string;
  title: string;
  mediaType: string;
  /** Prism's name for the language of the text. */
  language: string;
  text: string;
  /** Markdown. */
  description?: string;
  /** The recorded request that returned this response, if any. */
  request?: SampleRequest;
}

const JSON_TYPE = /[/+]json\b/;

/** Whether a media type is JSON or based on it. */
export function isJson(mediaType: string): boolean {
  return JSON_TYPE.test(mediaType);
}

const LANGUAGES: [RegExp, string][] = [
  [JSON_TYPE, 'json'],
  [/[/+](?:xml|html)\b/, 'markup'],
  [/[/+]ya?ml\b/, 'yaml'],
  [/javascript/, 'javascript'],
  [/css/, 'css'],
];

function languageOf(mediaType: string): string {
  return LANGUAGES.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'text';
}

/** Media types of JSON values in lines of their own. */
const JSON_LINES =
  /^application\/(?:x-)?(?:ndjson|jsonl|json-lines|jsonlines)\b|\+(?:jsonl|ndjson)\b/i;

export function isJsonLines(mediaType: string): boolean {
  return JSON_LINES.test(mediaType);
}

/** What a media type says of its values. */
type Typed = Pick<MediaType, 'schema' | 'itemSchema'>;

/** A value of JSON that the description has as a text of JSON, unless the schema says that it is a text. */
function readJsonText(source: Description, { schema }: Typed, value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const types = schema === undefined ? [] : typeNames(flattenSchema(source, schema));
  if (types.includes('string')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** An example as a body of its media type has it: JSON as a value, everything else as a text where it can be one. */
export function encodeExample(
  source: Description,
  mediaType: string,
  media: Typed,
  { value, serializedValue }: Pick<Example, 'value' | 'serializedValue'>,
): unknown {
  if (isJson(mediaType)) return readJsonText(source, media, value);
  if (serializedValue !== undefined) return serializedValue;
  if (typeof value !== 'object' || value === null) return value;
  if (isJsonLines(mediaType)) {
    return [value]
      .flat()
      .map((each) => JSON.stringify(each))
      .join('\n');
  }
  return /[/+]xml\b/.test(mediaType) ? writeXml(source, media.schema, value) : value;
}

/** The examples of a media type, parameter or header, by name. */
export function readExamples(
  description: Description,
  { example, examples = {} }: Pick<MediaType, 'example' | 'examples'>,
): [string, Example][] {
  const named = Object.entries(examples).map(([key, node]): [string, Example] => [
    key,
    resolveReference<Example>(description, node),
  ]);
  const unnamed: [string, Example][] =
    example === undefined ? [] : [['example', { value: example }]];
  return [
    ...named.flatMap(([key, each]): [string, Example][] => {
      const { value = each.externalValue } = each;
      return value === undefined ? [] : [[key, { ...each, value }]];
    }),
    // A description is to have either, but both are of use.
    ...(Object.hasOwn(examples, 'example') ? [] : unnamed),
  ];
}

/** Characters of the longest example on a page; what is longer is cut at the end of a line. */
const LONGEST_EXAMPLE = 30_000;

/** Cuts a text that is too long for a page, and says so at its end. */
function cut(text: string): string | undefined {
  if (text.length <= LONGEST_EXAMPLE) return undefined;
  const end = text.lastIndexOf('\n', LONGEST_EXAMPLE);
  const shown = text.slice(0, end > 0 ? end : LONGEST_EXAMPLE);
  const more = Math.round((text.length - shown.length) / 1000);
  return `${shown}\n... and ${more} kB more, in ${OPENAPI_JSON_FILE}`;
}

/** The examples of a body in all its media types. */
export function readBodyExamples(description: Description, content: Content): BodyExample[] {
  const isOne = Object.keys(content).length === 1;
  return Object.entries(content).flatMap(([mediaType, media]) =>
    readExamples(description, media).map(([key, example]) => {
      const name = example.summary ?? key;
      // Of an external example the page shows the URL, which is not JSON.
      const isElsewhere =
        example.externalValue !== undefined && example.value === example.externalValue;
      const body = isElsewhere
        ? example.value
        : encodeExample(description, mediaType, media, example);
      const isText = typeof body === 'string' && !isJson(mediaType);
      const whole = isText ? body : JSON.stringify(body, null, 2);
      const short = cut(whole);
      // A truncated example is not valid JSON.
      const language = isElsewhere || short !== undefined ? 'text' : languageOf(mediaType);
      return {
        key,
        title: media.examples === undefined ? mediaType : isOne ? name : `${name} (${mediaType})`,
        mediaType,
        language,
        text: isElsewhere ? String(example.value) : (short ?? whole),
        description: example.description,
        request: example['x-request'],
      };
    }),
  );
}

/** The examples of an operation's main response. */
export function readMainExamples(description: Description, operation: Operation): BodyExample[] {
  return readBodyExamples(description, mainResponse(operation)?.content ?? {});
}
