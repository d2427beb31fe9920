/** Creates small OpenAPI documents for tests. */
import { createApi } from '../../src/reference/read/api.ts';
import type { Api, Operation } from '../../src/reference/read/api.ts';
import type { Spec, OperationObject, SchemaObject } from '../../src/reference/read/types.ts';

/** Creates a minimal operation. */
export function createOperation(operation: Partial<OperationObject> = {}): OperationObject {
  return {
    operationId: 'list-things',
    summary: 'List things',
    tags: ['things'],
    responses: { 200: { description: 'Success.' } },
    ...operation,
  };
}

/** Creates an OpenAPI document with one operation, `GET /things`. */
export function createSpec(
  operation: Partial<OperationObject> = {},
  rest: Partial<Spec> = {},
): Spec {
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    tags: [{ name: 'things' }],
    paths: { '/things': { get: createOperation(operation) } },
    ...rest,
  };
}

/** Returns the model of a document with one operation, and this operation. */
export function createApiWithOperation(
  operation?: Partial<OperationObject>,
  rest?: Partial<Spec>,
): { api: Api; operation: Operation } {
  const api = createApi(createSpec(operation, rest));
  const [first] = api.operations;
  if (!first) throw new Error('The document has no operation.');
  return { api, operation: first };
}

/** Creates an OpenAPI document whose components are the given schemas. */
export function createSpecWithSchemas(schemas: Record<string, SchemaObject>): Spec {
  return createSpec({}, { components: { schemas } });
}

/** Creates a reference to a component schema. */
export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
