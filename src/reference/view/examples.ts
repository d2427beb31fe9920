import { mainResponse } from '../read/model.ts';
import type { Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Content, Description, Example, MediaType, SampleRequest } from '../read/types.ts';

/** A documented value of a body. */
export interface Sample {
  /** Unique among the samples of its media type. */
  key: string;
  title: string;
  mediaType: string;
  /** Language of the value's text, as highlighters name it. */
  language: string;
  text: string;
  /** The request that yields this response, where the description records it. */
  request?: SampleRequest;
}

const JSON_TYPE = /[/+]json\b/;

/** Whether a media type is JSON, or a format on top of it. */
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

/** The documented values of a body, a parameter or a header, by name. */
export function readExamples(
  description: Description,
  { example, examples = {} }: Pick<MediaType, 'example' | 'examples'>,
): [string, Example][] {
  const named = Object.entries(examples).map(([key, node]): [string, Example] => [
    key,
    resolveReference<Example>(description, node),
  ]);
  if (named.length > 0) return named.filter(([, { value }]) => value !== undefined);
  return example === undefined ? [] : [['example', { value: example }]];
}

/** The documented samples of a body, all its media types in their order. */
export function readSamples(description: Description, content: Content): Sample[] {
  const isOne = Object.keys(content).length === 1;
  return Object.entries(content).flatMap(([mediaType, media]) =>
    readExamples(description, media).map(([key, example]) => {
      const language = languageOf(mediaType);
      const name = example.summary ?? key;
      return {
        key,
        title: media.examples === undefined ? mediaType : isOne ? name : `${name} (${mediaType})`,
        mediaType,
        language,
        text: textOf(example.value, language),
        request: example['x-request'],
      };
    }),
  );
}

/** The documented samples of what an operation answers when all is well. */
export function readMainSamples(description: Description, operation: Operation): Sample[] {
  return readSamples(description, mainResponse(operation)?.content ?? {});
}
