/** What a bundled description says of each operation, read without the code that makes pages. */
import { visit } from 'unist-util-visit';
import { parseProse } from './markdown';
import { asCode } from './texts';

type Json = Record<string, unknown>;

/** An operation, with every name, status and text that its page must have. */
export interface SaidOfOperation {
  /** In upper case; `EVENT` for a webhook. */
  method: string;
  path: string;
  words: ReadonlySet<string>;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The words of a Markdown text, each as it reads. HTML is read as text, and white space does not count. */
function wordsOf(markdown: string): string[] {
  const words: string[] = [];
  const tree = parseProse(markdown);
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') {
      words.push(node.value);
    }
  });
  return words;
}

/** Lists the operations of a bundled description, webhooks included, with what is said of each. */
export function listSaid(description: object): SaidOfOperation[] {
  const root = description as Json;

  /** What a reference leads to. */
  function resolve(node: unknown): unknown {
    if (!isObject(node) || typeof node.$ref !== 'string') return node;
    const keys = node.$ref.split('/').slice(1);
    const found = keys.reduce<unknown>((at, key) => {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      return isObject(at) ? at[name] : listOf(at)[Number(name)];
    }, root);
    return resolve(found);
  }

  function readOperation(item: Json, operation: Json): Set<string> {
    const words = new Set<string>();
    const seen = new Set<unknown>();
    const explain = ({ description: text }: Json) => {
      if (typeof text === 'string') for (const word of wordsOf(text)) words.add(word);
    };

    /** @param quiet A description beside a reference, or of a parameter, stands in the place of the schema's. */
    function readSchema(node: unknown, quiet = false): void {
      if (!isObject(node)) return;
      const hasOwn = quiet || typeof node.description === 'string';
      if ('$ref' in node) {
        if (!quiet) explain(node);
        readSchema(resolve(node), hasOwn);
        return;
      }
      if (!quiet) explain(node);
      if (seen.has(node)) return;
      seen.add(node);
      for (const part of listOf(node.allOf)) readSchema(part, hasOwn);
      for (const key of ['oneOf', 'anyOf', 'prefixItems']) {
        for (const part of listOf(node[key])) readSchema(part);
      }
      for (const key of ['items', 'additionalProperties', 'not']) readSchema(node[key]);
      for (const [name, property] of entriesOf(node.properties)) {
        words.add(asCode(name));
        readSchema(property);
      }
    }

    function readField(name: string, node: unknown): void {
      const field = resolve(node);
      if (!isObject(field)) return;
      words.add(asCode(name));
      explain(field);
      const [media] = entriesOf(field.content).map(([, each]) => each);
      const schema = field.schema ?? (isObject(media) ? media.schema : undefined);
      readSchema(schema, typeof field.description === 'string');
    }

    function readContent(content: unknown): void {
      for (const [mediaType, node] of entriesOf(content)) {
        words.add(mediaType);
        const media = resolve(node);
        if (isObject(media)) readSchema(media.schema);
      }
    }

    explain(operation);
    for (const node of [...listOf(item.parameters), ...listOf(operation.parameters)]) {
      const parameter = resolve(node);
      if (isObject(parameter)) readField(String(parameter.name), parameter);
    }
    const body = resolve(operation.requestBody);
    if (isObject(body)) {
      explain(body);
      readContent(body.content);
    }
    for (const [status, node] of entriesOf(operation.responses)) {
      const response = resolve(node);
      if (status.startsWith('x-') || !isObject(response)) continue;
      words.add(status);
      explain(response);
      for (const [name, header] of entriesOf(response.headers)) readField(name, header);
      readContent(response.content);
    }
    return words;
  }

  const listIn = (items: unknown, isWebhook: boolean): SaidOfOperation[] =>
    entriesOf(items).flatMap(([path, node]) => {
      const item = resolve(node);
      if (!isObject(item)) return [];
      return METHODS.flatMap((method) => {
        const operation = item[method];
        if (!isObject(operation)) return [];
        const words = readOperation(item, operation);
        return [{ method: isWebhook ? 'EVENT' : method.toUpperCase(), path, words }];
      });
    });

  return [...listIn(root.paths, false), ...listIn(root.webhooks, true)];
}
