import { mainResponse } from '../read/model.ts';
import { OPENAPI_JSON_FILE } from '../site.ts';
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

function textOf(value: unknown, language: string): string {
  return typeof value === 'string' && language !== 'json' ? value : JSON.stringify(value, null, 2);
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
  if (named.length > 0) {
    return named.flatMap(([key, each]): [string, Example][] => {
      const { value = each.externalValue } = each;
      return value === undefined ? [] : [[key, { ...each, value }]];
    });
  }
  return example === undefined ? [] : [['example', { value: example }]];
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
      const whole = textOf(example.value, languageOf(mediaType));
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
