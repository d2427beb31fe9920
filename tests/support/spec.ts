import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { createApi } from '../../src/reference/read/api.ts';
import type { Spec as ApiSpec } from '../../src/reference/read/types.ts';
import type { Argument } from 'fakewright-engine';

export const ROOT_FILE = 'openapi/openapi.yaml';

export interface Schema {
  default?: Argument;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [keyword: string]: unknown;
}

/** The arguments of a sample's request. */
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
  'x-aliases'?: string[];
  'x-search-words'?: string[];
  'x-locales'?: string[];
  'x-locales-unfit'?: Record<string, string>;
  'x-warning'?: string;
  'x-distinct'?: { values: number; is: string; locales?: Record<string, number> };
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

/** One operation with everything that must agree about it. */
export interface Described {
  /** `finance/iban`: folder and file name below `openapi/paths`, without extension. */
  name: string;
  file: string;
  method: string;
  path: string;
  operation: Operation;
}

interface Spec {
  info: { title: string; version: string; summary: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** All files below `openapi/paths`, in alphabetical order. */
export const operationFiles = globSync('openapi/paths/*/*.yaml').sort();

const rootPaths = (
  parse(readFileSync(ROOT_FILE, 'utf8')) as { paths: Record<string, { $ref: string }> }
).paths;

const bundled = await bundle({
  ref: ROOT_FILE,
  config: await createConfig({}),
  dereference: true,
});

/** The OpenAPI document with every $ref resolved. */
export const spec = bundled.bundle.parsed as Spec;

/** The document as the site reads it. */
export const api = createApi(spec as unknown as ApiSpec);

/** Every operation of the OpenAPI document, in its order. */
export const operations: Described[] = Object.entries(spec.paths).flatMap(([url, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const reference = rootPaths[url]?.$ref ?? '';
    return {
      name: reference.replace(/^paths\//, '').replace(/\.yaml$/, ''),
      file: path.posix.join('openapi', reference),
      method,
      path: url,
      operation,
    };
  }),
);

/** Operations by name and by path. */
const byKey = new Map(
  operations.flatMap((each): [string, Described][] => [
    [each.name, each],
    [each.path, each],
  ]),
);

/**
 * Finds an operation by its name, `string/uuid`, or by its path.
 *
 * @throws Error if there is none.
 */
export function findOperation(key: string): Described {
  const found = byKey.get(key);
  if (!found) throw new Error(`There is no operation ${key}.`);
  return found;
}

/**
 * Returns a table with a row for some operations. A key begins with the name or the path of its operation.
 *
 * @throws Error if there is no such operation, because nothing would read the row.
 */
export function byOperation<Row>(table: Record<string, Row>): Readonly<Record<string, Row>> {
  const unknown = Object.keys(table).filter((key) => !byKey.has(key.split(' ')[0] ?? ''));
  if (unknown.length === 0) return table;
  throw new Error(`There is no operation for ${unknown.join(', ')}. Rename or delete the row.`);
}

/** The schema and the named samples of an operation's successful response. */
export function successOf({ operation }: Described) {
  const content = operation.responses['200']?.content?.['application/json'];
  if (!content) throw new Error(`${operation.operationId} has no JSON response`);
  return content;
}

/** Every property of a schema at any depth, those of list items and alternatives too: `street.name`. */
export function listProperties(schema: Schema, prefix = ''): [path: string, property: Schema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(
    ([name, property]): [string, Schema][] => [
      [prefix + name, property],
      ...listProperties(property, `${prefix}${name}.`),
    ],
  );
  const parts = ['items', 'additionalProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf']
    .flatMap((keyword) => schema[keyword])
    .filter((part): part is Schema => typeof part === 'object' && part !== null);
  return [...own, ...parts.flatMap((part) => listProperties(part, prefix))];
}
