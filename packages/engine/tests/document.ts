/** Reads the OpenAPI document that `npm run api` writes to one JSON file. */
import { readFileSync } from 'node:fs';
import type { Argument } from '../src/generator.ts';

export interface Schema {
  default?: Argument;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [keyword: string]: unknown;
}

/** The arguments of the request in a sample. */
export interface SampleRequest {
  query?: Record<string, Argument>;
  body?: Record<string, Argument>;
}

export interface Sample {
  summary: string;
  'x-request': SampleRequest;
  value: { data: unknown[]; meta: Record<string, unknown> };
}

/** Properties that parameters and headers share. */
interface Field {
  description: string;
  example?: unknown;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-distinct'?: { values: number; locales?: Record<string, number> };
  'x-locales'?: string[];
  'x-locales-unfit'?: Record<string, string>;
  'x-rejected'?: object;
  parameters?: ({ name: string; in: string; required?: boolean } & Field)[];
  requestBody?: {
    content: Record<
      string,
      { schema: Schema; examples?: Record<string, { value: Record<string, Argument> }> }
    >;
  };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, Field>;
      content?: Record<string, { schema: Schema; examples: Record<string, Sample> }>;
    }
  >;
}

/** An operation with its name, method and path. */
export interface DocumentedOperation {
  /** Tag and generator, such as `finance/iban`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

// The file is not imported, because TypeScript would infer a type of three megabytes.
const bundled: unknown = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);

/** Returns the node of the document that a JSON pointer refers to. */
const follow = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], bundled);

/** Replaces each `$ref` with its component. */
function dereference(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dereference);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return dereference(follow(String(node.$ref)));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dereference(value)]));
}

/** The document, in which each `$ref` is replaced with its component. */
export const spec = dereference(bundled) as {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { enum?: string[] }>;
    responses: Record<
      string,
      { content: Record<string, { examples: Record<string, { value: Problem }> }> }
    >;
  };
};

/** The body of an error response. `type` is a URL. */
export interface Problem {
  type: string;
  status: number;
}

/** Every operation, in the order of the document. */
export const operations: DocumentedOperation[] = Object.entries(spec.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...{ name: path.split('/').slice(-2).join('/'), method, path, operation },
    })),
);

const names = new Set(operations.flatMap(({ name, path }) => [name, path]));

/**
 * Checks that each key of a table begins with the name or path of an operation. Returns the table.
 *
 * @throws Error if a key has no operation, because no test would use its row.
 */
export function checkOperationKeys<Row>(table: Record<string, Row>): Readonly<Record<string, Row>> {
  const unknown = Object.keys(table).filter((key) => !names.has(key.split(' ')[0] ?? ''));
  if (unknown.length === 0) return table;
  throw new Error(`There is no operation for ${unknown.join(', ')}. Rename or delete the row.`);
}

/** Returns the schema and the named samples of an operation's successful response. */
export function successContentOf({ operation }: DocumentedOperation) {
  const content = operation.responses['200']?.content?.['application/json'];
  if (!content) throw new Error(`${operation.operationId} has no JSON response`);
  return content;
}
