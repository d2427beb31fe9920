/** Reads the OpenAPI document of this project once in each process. */
import type {
  DocumentedOperation as BundledOperation,
  Operation,
  Sample,
  Schema,
} from 'fakewright-engine/testing/document';
import { createApi } from '../../src/reference/read/api.ts';
import { bundleSpec, readRoot } from '../../src/reference/read/readSpec.ts';
import { dereference } from './operations.ts';

export const ROOT_FILE = 'openapi/openapi.yaml';

export type { Operation, Sample, Schema };

/** An operation with its name, path, method, and the path of its file. */
export interface DocumentedOperation extends BundledOperation {
  file: string;
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
