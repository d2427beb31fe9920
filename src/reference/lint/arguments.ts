/** Lint rule for parameters and their values in `x-rules`, `x-locales-unfit` and samples. */
import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { bodyOf } from '../read/api.ts';
import type { OperationObject, Parameter, RequestBody, SampleRequest } from '../read/types.ts';
import { explainMismatch, keyLocation, resolveSchema } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

type Location = UserContext['location'];
type Schemas = Record<string, JsonObject | undefined>;
type Report = Parameters<UserContext['report']>[0];

/** Returns the schemas of an operation's query parameters and body properties. */
function readSchemas(operation: OperationObject, context: UserContext): Schemas {
  const schemas: Schemas = {};
  for (const each of operation.parameters ?? []) {
    const { node, location } = context.resolve<Parameter>(each);
    const schema = (node?.schema ?? {}) as JsonObject;
    if (node) schemas[node.name] = resolveSchema(schema, context, location?.source.absoluteRef);
  }
  const { node, location } = context.resolve(operation.requestBody as RequestBody);
  const body = (bodyOf(node?.content)?.schema ?? {}) as JsonObject;
  const { properties = {} } = resolveSchema(body, context, location?.source.absoluteRef);
  for (const [name, schema] of Object.entries(properties as Record<string, JsonObject>))
    schemas[name] = resolveSchema(schema, context, location?.source.absoluteRef);
  return schemas;
}

function* checkName(name: string, schemas: Schemas, location: Partial<LocationObject>) {
  if (name in schemas) return;
  yield { message: `The operation has no parameter "${name}". Correct the name.`, location };
}

function* checkValue(
  value: unknown,
  schema: JsonObject | undefined,
  location: Partial<LocationObject>,
) {
  const reason = schema && explainMismatch(schema, value);
  if (reason === undefined) return;
  const message = `${JSON.stringify(value)} is not a value of the parameter. ${reason} Correct or delete it.`;
  yield { message, location };
}

/** Checks an array or an operand whose strings are all parameter names. */
function* checkNames(node: unknown, schemas: Schemas, at: Location): Generator<Report> {
  if (typeof node === 'string') yield* checkName(node, schemas, at);
  else if (typeof node === 'object')
    for (const [key, each] of Object.entries(node ?? {}))
      yield* checkNames(each, schemas, at.child(key));
}

/** Checks a condition on all arguments or, below `properties`, on the argument with the schema `own`. */
function* checkCondition(
  node: unknown,
  schemas: Schemas,
  at: Location,
  own?: JsonObject,
): Generator<Report> {
  for (const [key, value] of Object.entries(node ?? {}) as [string, unknown][]) {
    const childLocation = at.child(key);
    if (key === 'required') yield* checkNames(value, schemas, childLocation);
    else if (key === 'const') yield* checkValue(value, own, childLocation);
    else if (key === 'enum')
      for (const [index, each] of (value as unknown[]).entries())
        yield* checkValue(each, own, childLocation.child(index));
    else if (key === 'properties')
      for (const [name, inner] of Object.entries(value as JsonObject)) {
        yield* checkName(name, schemas, keyLocation(childLocation.child(name)));
        yield* checkCondition(inner, schemas, childLocation.child(name), schemas[name]);
      }
    else if (typeof value === 'object') yield* checkCondition(value, schemas, childLocation, own);
  }
}

function* checkOperation(operation: OperationObject, schemas: Schemas, at: Location) {
  for (const [index, rule] of (operation['x-rules'] ?? []).entries()) {
    const { description: _, when, schema, ...names } = rule as JsonObject;
    const childLocation = at.child(['x-rules', index]);
    yield* checkNames(names, schemas, childLocation);
    yield* checkCondition(when, schemas, childLocation.child('when'));
    yield* checkCondition(schema, schemas, childLocation.child('schema'));
  }
  for (const locale of Object.keys(operation['x-locales-unfit'] ?? {}))
    yield* checkValue(locale, schemas.locale, keyLocation(at.child(['x-locales-unfit', locale])));
}

/** Rule: the conditions and samples of an operation use only its parameters and their allowed values. */
export const knownArguments: Oas3Rule = () => {
  let schemas: Schemas = {};
  return {
    Operation(operation, context) {
      const own = operation as OperationObject;
      schemas = readSchemas(own, context);
      for (const each of checkOperation(own, schemas, context.location)) context.report(each);
    },
    Example(example, context) {
      const { 'x-request': request = {} } = example as { 'x-request'?: SampleRequest };
      for (const [part, given] of Object.entries(request))
        for (const [name, value] of Object.entries(given as JsonObject)) {
          const at = context.location.child(['x-request', part, name]);
          for (const each of checkName(name, schemas, keyLocation(at))) context.report(each);
          for (const each of checkValue(value, schemas[name], at)) context.report(each);
        }
    },
  };
};
