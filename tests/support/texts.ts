/** Every text that a description has about an operation, read without the code that makes pages. */
import { visit } from 'unist-util-visit';
import type {
  Content,
  Description,
  Example,
  Header,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  SchemaObject,
} from '../../src/reference/read/types';
import { parseProse } from './markdown';

/** A text with the place where it stands in the description: `responses 200 description`. */
export type PlacedText = [place: string, text: string];

const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** What cannot be seen in code, or would turn the code around it. */
const UNSEEN = /[\p{Cc}\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Shared parameters and responses come back in every operation. */
const read = new Map<string, string[]>();

/** The words of a Markdown text: its texts and its code, each as it reads. */
function wordsOf(markdown = ''): string[] {
  const known = read.get(markdown);
  if (known) return known;
  const words: string[] = [];
  read.set(markdown, words);
  const tree = parseProse(markdown.replaceAll(CONTROLS, '\ufffd'));
  visit(tree, (node) => {
    if ('value' in node) words.push(node.value);
  });
  return words;
}

/** A value or a name as code: text as it is, unless some of it could not be seen. */
export function asCode(value: unknown): string {
  const json = JSON.stringify(value).replaceAll(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const isClear = typeof value === 'string' && JSON.parse(json) === value && !json.includes('\\u');
  return isClear && value !== '' && value.trim() === value && !/[\t\n\r]/.test(value)
    ? value
    : json;
}

/** The keys and values of a JSON text, as they stand in it. */
function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([key, part]) => [JSON.stringify(key), ...partsOf(part)]);
}

/** The texts of one operation, with those of every component that it uses. */
export function listTexts(description: Description, operation: OperationObject): PlacedText[] {
  const found: PlacedText[] = [];
  const say = (place: string, ...texts: string[]) =>
    found.push(...texts.map((text): PlacedText => [place, text]));
  const explain = (place: string, markdown?: string) =>
    say(`${place} description`, ...wordsOf(markdown));

  function resolve<T>(node: object): T {
    if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
    const [, , kind = '', name = ''] = node.$ref.split('/');
    return resolve<T>(description.components?.[kind]?.[name] as object);
  }

  /** @param quiet Words beside a schema stand in the place of its own. */
  function readSchema(
    place: string,
    schema: SchemaObject,
    { seen = [], quiet = false }: { seen?: readonly SchemaObject[]; quiet?: boolean } = {},
  ): void {
    if (seen.includes(schema)) return;
    const { $ref, allOf = [], ...own } = schema;
    if (!quiet) explain(place, own.description);
    const inside = { seen: [...seen, schema] };
    const parts = { ...inside, quiet: quiet || own.description !== undefined };
    if ($ref !== undefined) readSchema(place, resolve<SchemaObject>({ $ref }), parts);
    for (const part of allOf) readSchema(place, part, parts);
    for (const choice of [...(own.oneOf ?? []), ...(own.anyOf ?? [])]) {
      if (typeof choice === 'object') say(`${place} title`, ...[choice.title ?? []].flat());
      readSchema(`${place} choice`, choice, inside);
    }
    for (const items of [own.items, own.additionalProperties]) {
      if (typeof items === 'object') readSchema(`${place} items`, items, inside);
    }
    for (const [name, property] of Object.entries(own.properties ?? {})) {
      say(`${place} property`, asCode(name));
      readSchema(`${place} ${name}`, property, inside);
    }
    readFacts(place, own);
  }

  function readFacts(place: string, own: SchemaObject): void {
    const limits = [
      own.minimum,
      own.maximum,
      own.exclusiveMinimum,
      own.exclusiveMaximum,
      own.multipleOf,
      own.minLength,
      own.maxLength,
      own.minItems,
      own.maxItems,
      own.minProperties,
      own.maxProperties,
      own.pattern,
      own.format,
      own.contentMediaType,
    ];
    say(`${place} limit`, ...limits.filter((limit) => limit !== undefined).map(String));
    say(`${place} enum`, ...(own.enum ?? []).map(asCode));
    if ('const' in own) say(`${place} const`, asCode(own.const));
    if ('default' in own) say(`${place} default`, asCode(own.default));
    if ('example' in own) say(`${place} example`, asCode(own.example));
    say(`${place} examples`, ...(own.examples ?? []).map(asCode));
  }

  function readField(place: string, name: string, field: Header): void {
    say(place, asCode(name));
    explain(`${place} ${name}`, field.description);
    readSchema(`${place} ${name}`, field.schema ?? {}, { quiet: field.description !== undefined });
    if ('example' in field) say(`${place} ${name} example`, asCode(field.example));
  }

  function readContent(place: string, content: Content = {}, { hasExamples = true } = {}): void {
    for (const [mediaType, { schema = {}, ...media }] of Object.entries(content)) {
      const where = `${place} ${mediaType}`;
      say(`${place} media type`, mediaType);
      readSchema(where, schema);
      if (!hasExamples) continue;
      const examples = Object.values(media.examples ?? {}).map((node) => resolve<Example>(node));
      for (const { summary, value } of examples) {
        say(`${where} sample`, ...[summary ?? []].flat());
        say(`${where} sample value`, ...partsOf(value));
      }
    }
  }

  say('summary', operation.summary ?? '');
  // Its first sentences stand above the parameters, the others below.
  const sentences = wordsOf(operation.description).flatMap((text) => text.split(/(?<=[.!?])\s/));
  say('operation description', ...sentences);
  for (const parameter of operation.parameters ?? []) {
    const { name, ...field } = resolve<Parameter>(parameter);
    readField(`${field.in} parameter`, name, field);
  }
  const body = operation.requestBody && resolve<RequestBody>(operation.requestBody);
  explain('request', body?.description);
  readContent('request', body?.content);
  for (const [status, node] of Object.entries(operation.responses ?? {})) {
    const response = resolve<Response>(node);
    say('status', status);
    explain(`response ${status}`, response.description);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      readField(`response ${status} header`, name, resolve<Header>(header));
    }
    // The page of a GET shows a refusal of its own.
    const hasExamples = status !== '400' || body !== undefined;
    readContent(`response ${status}`, response.content, { hasExamples });
  }
  return found;
}
