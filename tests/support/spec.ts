/** Reads the OpenAPI document of this project once in each process. */
import type { Argument } from 'fakewright-engine';
import { createApi } from '../../src/reference/read/api.ts';
import { bundleSpec, readRoot } from '../../src/reference/read/readSpec.ts';
import { dereference } from './operations.ts';

export const ROOT_FILE = 'openapi/openapi.yaml';

export interface Schema {
  default?: Argument;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [keyword: string]: unknown;
}

/** The arguments in the request of a sample. */
interface SampleRequest {
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

/** An operation with its name, path and method. */
export interface DocumentedOperation {
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

/** The OpenAPI document as the site reads it. */
export const api = createApi(await bundleSpec(await readRoot()));

/** The OpenAPI document with all references resolved. */
export const spec = dereference(api.spec) as unknown as Spec;

/** All operations of the OpenAPI document in document order. */
export const operations: DocumentedOperation[] = Object.entries(spec.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const name = path.replace('/v1/', '');
      return { name, file: `openapi/paths/${name}.yaml`, method, path, operation };
    }),
);

/**
 * Finds an operation by its name, `string/uuid`, or by its path.
 *
 * @throws Error if the operation does not exist.
 */
export function findOperation(key: string): DocumentedOperation {
  const found = operations.find(({ name, path }) => [name, path].includes(key));
  if (!found) throw new Error(`There is no operation ${key}.`);
  return found;
}

/** Returns the schema and the named samples of an operation's successful response. */
export function successContentOf({ operation }: DocumentedOperation) {
  const content = operation.responses['200']?.content?.['application/json'];
  if (!content) throw new Error(`${operation.operationId} has no JSON response`);
  return content;
}
