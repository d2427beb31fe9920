import isEmpty from 'lodash/isEmpty.js';
import mapValues from 'lodash/mapValues.js';
import pick from 'lodash/pick.js';
import type { EngineOperation, EngineTable, ParameterSchema, Rule } from 'fakewright-engine';
import { bodyOf, mainResponse } from '../read/api.ts';
import type { Api, Operation } from '../read/api.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Header, Spec, SchemaObject } from '../read/types.ts';

/** Keywords for readers only. They do not constrain values. */
const ANNOTATIONS = ['description', 'title', 'example', 'examples'];

/** Removes references and annotations from a schema. */
function compact(spec: Spec, schema: SchemaObject): ParameterSchema {
  const resolved = resolveReference<SchemaObject>(spec, schema);
  const kept = Object.entries(resolved).filter(([keyword]) => !ANNOTATIONS.includes(keyword));
  const { items, properties, ...rest } = Object.fromEntries(kept) as typeof resolved;
  return {
    ...rest,
    ...(items !== undefined && { items: compact(spec, items) }),
    ...(properties && { properties: compactAll(spec, properties) }),
  } as ParameterSchema;
}

function compactAll(spec: Spec, schemas: Record<string, SchemaObject>) {
  return mapValues(schemas, (schema) => compact(spec, schema));
}

/** Returns the schema of a JSON body. The properties of the body are the operation's parameters. */
function bodySchema(spec: Spec, { requestBody }: Operation) {
  return resolveReference<SchemaObject>(spec, bodyOf(requestBody?.content)?.schema ?? {});
}

/** Path of a value, or of a property in it, such as `address.city`. */
interface ValuePath {
  path: string;
  isDateTime: boolean;
}

/** Lists the paths of a value and its properties at any depth, except those in array items. */
function listValuePaths(spec: Spec, schema: SchemaObject, path = ''): ValuePath[] {
  const { properties = {}, ...own } = resolveReference<SchemaObject>(spec, schema);
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    listValuePaths(spec, property, path === '' ? name : `${path}.${name}`),
  );
  const isDateTime = own.format === 'date-time' || own['x-format'] !== undefined;
  return [{ path, isDateTime }, ...inner];
}

/** Returns the schema of one value in a response. */
function valueSchema(spec: Spec, operation: Operation): SchemaObject {
  const { body: { schema = {} } = {} } = mainResponse(operation);
  const body = resolveReference<SchemaObject>(spec, schema);
  return resolveReference<SchemaObject>(spec, body.properties?.['data'] ?? {}).items ?? {};
}

function toEngineOperation(spec: Spec, operation: Operation): EngineOperation {
  const { properties = {}, required = [] } = bodySchema(spec, operation);
  const { parameters, 'x-locales': locales = [], 'x-rules': rules = [] } = operation;
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]));
  const schemas = operation.method === 'POST' ? properties : query;
  const announced = pick(mainResponse(operation).headers, 'Deprecation', 'Link');
  const headers = mapValues(announced as Record<string, Header>, ({ example }) => String(example));
  const parts = listValuePaths(spec, valueSchema(spec, operation));
  const ofValues = parts.map(({ path }) => path).filter((path) => path !== '');
  const dateTimes = parts.filter(({ isDateTime }) => isDateTime);
  return {
    method: operation.method === 'POST' ? 'POST' : 'GET',
    parameters: compactAll(spec, schemas),
    required: [...required, ...parameters.filter((each) => each.required).map(({ name }) => name)],
    ...('locale' in schemas && { locales }),
    ...(ofValues.length > 0 && { properties: ofValues }),
    ...(dateTimes.length > 0 && { dateTimes: dateTimes.map(({ path }) => path) }),
    rules: rules as Rule[],
    ...(!isEmpty(headers) && { headers }),
  };
}

/** Creates the table of operations. The engine checks requests with this table. */
export function createEngineTable({
  spec,
  version,
  server,
  operations,
  pathChanges,
}: Api): EngineTable {
  const pairs = operations.map((each) => [each.path, toEngineOperation(spec, each)] as const);
  const moved = isEmpty(pathChanges.requests) ? {} : { moved: pathChanges.requests };
  return { version, server, operations: Object.fromEntries(pairs), ...moved };
}

/** Lists all supported locales in alphabetical order. */
export function listLocales(table: EngineTable): string[] {
  const locales = Object.values(table.operations).flatMap((operation) => operation.locales ?? []);
  return [...new Set(locales)].sort();
}
