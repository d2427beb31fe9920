/** Lists the named fields of an operation: its parameters, and the properties of its requests and values. */
import type { LocationObject, UserContext } from '@redocly/openapi-core';
import { bodyOf } from '../read/api.ts';
import type { OperationObject, Parameter, RequestBody, Response } from '../read/types.ts';
import { keyLocation, resolveSchema } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

type Location = UserContext['location'];

export interface NamedField {
  operation: string;
  name: string;
  /** Whether the field is a property of the returned values. If not, it belongs to the request. */
  isProperty: boolean;
  description: string;
  schema: JsonObject;
  location: Partial<LocationObject>;
}

/** Returns the tag and generator in an operation's file name: `finance/iban`. */
export const tagAndGenerator = ({ source }: Location): string =>
  source.absoluteRef
    .split(/[/\\]/)
    .slice(-2)
    .join('/')
    .replace(/\.ya?ml$/, '');

type Property = Omit<NamedField, 'operation' | 'isProperty'>;

function* listProperties(
  node: JsonObject,
  at: Location,
  context: UserContext,
  ancestors: readonly JsonObject[] = [],
): Generator<Property> {
  const { node: target = node, location = at } =
    '$ref' in node ? context.resolve<JsonObject>(node, at.source.absoluteRef) : {};
  // Skips recursive schemas, which the rule `rendered-keywords` reports.
  if (ancestors.includes(target)) return;
  const path = [...ancestors, target];
  for (const [name, property] of Object.entries(
    (target.properties ?? {}) as Record<string, JsonObject>,
  )) {
    const propertyLocation = location.child(['properties', name]);
    const schema = resolveSchema(property, context, propertyLocation.source.absoluteRef);
    const { description = '' } = schema as { description?: string };
    yield { name, description, schema, location: keyLocation(propertyLocation) };
    yield* listProperties(property, propertyLocation, context, path);
  }
  const { items, oneOf = [] } = target;
  const parts: [inner: unknown, key: (string | number)[]][] = [
    [items, ['items']],
    ...[oneOf]
      .flat()
      .map((each, index): [unknown, (string | number)[]] => [each, ['oneOf', index]]),
  ];
  for (const [inner, key] of parts)
    if (typeof inner === 'object')
      yield* listProperties(inner as JsonObject, location.child(key), context, path);
}

function* listParameters(operation: OperationObject, context: UserContext): Generator<Property> {
  for (const [index, each] of (operation.parameters ?? []).entries()) {
    const own = context.location.child(['parameters', index]);
    const { node, location } = context.resolve<Parameter>(each);
    const at = '$ref' in each && location ? location : own;
    if (!node) continue;
    const schema = resolveSchema(node.schema as JsonObject, context, at.source.absoluteRef);
    const { name, description = '' } = node;
    yield { name, description, schema, location: at.child('name') };
  }
  const body = bodyOf((operation.requestBody as RequestBody | undefined)?.content);
  const at = context.location.child(['requestBody', 'content', 'application/json', 'schema']);
  if (body?.schema) yield* listProperties(body.schema as JsonObject, at, context);
}

/** Returns the schema of an operation's values, with its location and examples. */
export function findValuesSchema(operation: OperationObject, context: UserContext) {
  const content = (operation.responses?.['200'] as Response | undefined)?.content;
  const { schema, examples = {} } = bodyOf(content) ?? {};
  const { data = {} } = ((schema as JsonObject | undefined)?.properties ?? {}) as Record<
    string,
    JsonObject
  >;
  const path = ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'data'];
  const at = context.location.child(path);
  const { items = {} } = resolveSchema(data, context);
  return {
    data,
    at,
    schema: items as JsonObject,
    location: keyLocation(at.child('items')),
    examples,
  };
}

/** Lists the named fields of the operation at the current node. */
export function listNamedFields(operation: OperationObject, context: UserContext): NamedField[] {
  const { data, at } = findValuesSchema(operation, context);
  const name = tagAndGenerator(context.location);
  return [
    ...[...listParameters(operation, context)].map((each) => ({ ...each, isProperty: false })),
    ...[...listProperties(data, at, context)].map((each) => ({ ...each, isProperty: true })),
  ].map((each) => ({ ...each, operation: name }));
}
