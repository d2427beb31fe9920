import mapValues from 'lodash/mapValues.js';
import type { EngineOperation, EngineTable, ParameterSchema, Rule } from '../../engine/index.ts';
import type { Api, Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Description, SchemaObject } from '../read/types.ts';

/** Keywords that are for readers and constrain nothing. */
const ANNOTATIONS = ['description', 'title', 'example', 'examples'];

/** A schema without references and annotations. */
function compact(source: Description, schema: SchemaObject): ParameterSchema {
  const resolved = resolveReference<SchemaObject>(source, schema);
  const kept = Object.entries(resolved).filter(([keyword]) => !ANNOTATIONS.includes(keyword));
  const { items, properties, ...rest } = Object.fromEntries(kept) as typeof resolved;
  return {
    ...rest,
    ...(items !== undefined && { items: compact(source, items) }),
    ...(properties && { properties: compactAll(source, properties) }),
  } as ParameterSchema;
}

function compactAll(source: Description, schemas: Record<string, SchemaObject>) {
  return mapValues(schemas, (schema) => compact(source, schema));
}

/** The schema of a JSON body, whose properties take the place of parameters. */
function bodySchema(source: Description, { requestBody }: Operation) {
  return resolveReference<SchemaObject>(source, requestBody?.schema ?? {});
}

/** Paths of the properties of an object, and of the objects within it; what lists hold is left out. */
function listProperties(source: Description, schema: SchemaObject, path = ''): string[] {
  const { properties = {} } = resolveReference<SchemaObject>(source, schema);
  return Object.entries(properties).flatMap(([name, property]) => [
    `${path}${name}`,
    ...listProperties(source, property, `${path}${name}.`),
  ]);
}

/** The schema of one value of a response. */
function valueSchema(source: Description, { main }: Operation): SchemaObject {
  const body = resolveReference<SchemaObject>(source, main.body?.schema ?? {});
  return resolveReference<SchemaObject>(source, body.properties?.['data'] ?? {}).items ?? {};
}

function toEngineOperation(source: Description, operation: Operation): EngineOperation {
  const { properties = {}, required = [] } = bodySchema(source, operation);
  const { parameters, locales, rules } = operation;
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]));
  const schemas = operation.method === 'POST' ? properties : query;
  const ofValues = listProperties(source, valueSchema(source, operation));
  return {
    method: operation.method === 'POST' ? 'POST' : 'GET',
    parameters: compactAll(source, schemas),
    required: [...required, ...parameters.filter((each) => each.required).map(({ name }) => name)],
    ...('locale' in schemas && { locales: locales ?? [] }),
    ...(ofValues.length > 0 && { properties: ofValues }),
    rules: rules as Rule[],
  };
}

/** The table of operations that the engine checks requests against. */
export function createEngineTable({ source, version, server, operations }: Api): EngineTable {
  const pairs = operations.map((each) => [each.path, toEngineOperation(source, each)] as const);
  return { version, server, operations: Object.fromEntries(pairs) };
}
