import { isObject } from '../isObject.ts';
import { isReference } from './resolve.ts';
import type { Description } from './types.ts';

/**
 * Ensures that every known field of a description has the type that OpenAPI gives it, so that code that reads the
 * description needs no type checks. A value of a wrong type, of which Redocly warns, is converted if its meaning is
 * clear and dropped otherwise. Valid values are unchanged.
 */

/** Converts a value; `undefined` leaves it out. */
type Shape = (value: unknown) => unknown;

type Fields = Readonly<Record<string, Shape>>;
type Json = Record<string, unknown>;

const text: Shape = (value) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

const flag: Shape = (value) => {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

const number: Shape = (value) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
};

/** OpenAPI 3.0 has booleans here, JSON Schema numbers. */
const exclusive: Shape = (value) => flag(value) ?? number(value);

const list =
  (item: Shape): Shape =>
  (value) => {
    if (value === null || value === undefined) return undefined;
    return [value]
      .flat()
      .map(item)
      .filter((each) => each !== undefined);
  };

/** An object whose keys are names. */
const map =
  (item: Shape): Shape =>
  (value) => {
    if (!isObject(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, each]) => [name, item(each)])
        .filter(([, each]) => each !== undefined),
    ) as Json;
  };

/** Anything that names what can be examples: a list becomes an object with numbers as keys. */
const exampleMap: Shape = (value) => {
  const named = Array.isArray(value)
    ? Object.fromEntries(value.map((each: unknown, index) => [String(index + 1), each]))
    : value;
  if (!isObject(named)) return undefined;
  return Object.fromEntries(Object.entries(named).map(([name, each]) => [name, example(each)]));
};

const EXAMPLE_KEYS = [
  ...['$ref', 'value', 'externalValue', 'dataValue', 'serializedValue', 'summary', 'description'],
];

/** An Example Object; a plain value becomes one. OpenAPI 3.2 has two more places for the value. */
const example: Shape = (value) => {
  if (!isObject(value) || !EXAMPLE_KEYS.some((key) => key in value)) return { value };
  if (isReference(value)) return value;
  const { summary, description, dataValue, serializedValue, ...rest } = value;
  const found = dataValue ?? serializedValue;
  return compact({
    ...(found !== undefined && { value: found }),
    ...rest,
    serializedValue: text(serializedValue),
    summary: text(summary),
    description: text(description),
  });
};

/** The examples of a schema: a list of values. */
const values: Shape = (value) => {
  if (Array.isArray(value)) return value as unknown[];
  return isObject(value) ? Object.values(value) : undefined;
};

function compact(value: Json): Json {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

/** An object with known fields; others stay as they are. `undefined` for anything but an object. */
function object(fields: () => Fields, { orEmpty = false } = {}): Shape {
  const done = new WeakMap<object, Json>();
  let known: Fields | undefined;
  return (value) => {
    if (!isObject(value)) return orEmpty ? {} : undefined;
    const before = done.get(value);
    if (before) return before;
    known ??= fields();
    const result: Json = {};
    done.set(value, result);
    for (const [name, each] of Object.entries(value)) {
      const shape = Object.hasOwn(known, name) ? known[name] : undefined;
      const shown = shape ? shape(each) : each;
      if (shown !== undefined) result[name] = shown;
    }
    return result;
  };
}

const discriminator = object(() => ({
  propertyName: text,
  mapping: map(text),
  defaultMapping: text,
}));

const docsObject = object(() => ({ url: text, description: text }));

function externalDocs(value: unknown): unknown {
  const docs = docsObject(value);
  return isObject(docs) && docs.url !== undefined ? docs : undefined;
}

const schemaObject = object(() => ({
  $ref: text,
  $defs: map(schema),
  definitions: map(schema),
  type: (value) => {
    if (Array.isArray(value)) return value.map(String);
    return text(value);
  },
  title: text,
  description: text,
  format: text,
  examples: values,
  enum: (value) => (value === null ? undefined : [value].flat()),
  nullable: flag,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  multipleOf: number,
  minimum: number,
  maximum: number,
  exclusiveMinimum: exclusive,
  exclusiveMaximum: exclusive,
  minLength: number,
  maxLength: number,
  pattern: text,
  contentEncoding: text,
  contentMediaType: text,
  contentSchema: schema,
  minItems: number,
  maxItems: number,
  uniqueItems: flag,
  minContains: number,
  maxContains: number,
  minProperties: number,
  maxProperties: number,
  // Drafts before the fourth have a boolean here.
  required: (value) => (Array.isArray(value) ? list(text)(value) : undefined),
  dependentRequired: map(list(text)),
  dependentSchemas: map(schema),
  properties: map(schema),
  patternProperties: map(schema),
  propertyNames: schema,
  additionalProperties: schema,
  unevaluatedProperties: schema,
  // Drafts before 2020-12 have a list here.
  items: (value) => (Array.isArray(value) ? undefined : schema(value)),
  prefixItems: list(schema),
  unevaluatedItems: schema,
  contains: schema,
  allOf: list(schema),
  oneOf: list(schema),
  anyOf: list(schema),
  not: schema,
  if: schema,
  then: schema,
  else: schema,
  discriminator: (value) => {
    if (typeof value === 'string') return { propertyName: value };
    return discriminator(value);
  },
  xml: object(() => ({ name: text, namespace: text, prefix: text, nodeType: text })),
  externalDocs,
}));

/** A schema, or `true` for one that is none. The items of a tuple move to where JSON Schema 2020-12 has them. */
function schema(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (!isObject(value)) return value === undefined ? undefined : true;
  if (Array.isArray(value.items)) {
    const { items, additionalItems, ...rest } = value;
    const tuple = {
      ...rest,
      prefixItems: items,
      ...(additionalItems !== undefined && { items: additionalItems }),
    };
    return schemaObject(tuple);
  }
  return schemaObject(value);
}

/** A reference, or an object with known fields. */
const reference = object(() => ({ summary: text, description: text }));
const orReference = (shape: Shape): Shape => {
  return (value) => (isReference(value) ? reference(value) : shape(value));
};

const server = object(() => ({
  url: text,
  name: text,
  description: text,
  variables: map(object(() => ({ default: text, description: text, enum: list(text) }))),
}));
const servers = list((value) =>
  server(isObject(value) && !('url' in value) ? { url: '/', ...value } : value),
);

const mediaType: Shape = object(
  () => ({
    schema,
    itemSchema: schema,
    examples: exampleMap,
    encoding: map(encoding),
    prefixEncoding: list(encoding),
    itemEncoding: encoding,
  }),
  { orEmpty: true },
);
const content = map(orReference(mediaType));

const headerFields = (): Fields => ({
  description: text,
  required: flag,
  deprecated: flag,
  style: text,
  explode: flag,
  allowReserved: flag,
  allowEmptyValue: flag,
  schema,
  content,
  examples: exampleMap,
});
const header = orReference(object(headerFields, { orEmpty: true }));

const encodingObject = object(() => ({
  contentType: text,
  headers: map(header),
  style: text,
  explode: flag,
  allowReserved: flag,
}));

function encoding(value: unknown): unknown {
  return encodingObject(value);
}

const parameterObject = object(() => ({ name: text, in: text, ...headerFields() }));
const parameter = orReference((value) => {
  const found = parameterObject(value);
  if (!isObject(found)) return undefined;
  return 'name' in found && 'in' in found ? found : { name: '', in: 'query', ...found };
});

const security = list(map(list(text)));

const link = orReference(
  object(() => ({
    operationRef: text,
    operationId: text,
    parameters: (value) => (isObject(value) ? value : undefined),
    description: text,
    server,
  })),
);

const response = orReference(
  object(
    () => ({ summary: text, description: text, headers: map(header), content, links: map(link) }),
    {
      orEmpty: true,
    },
  ),
);

const requestBody = orReference(object(() => ({ description: text, required: flag, content })));

const callback: Shape = orReference(map((value) => pathItem(value)));

const operation = object(
  () => ({
    operationId: text,
    tags: list((value) => (isObject(value) ? text(value.name) : text(value))),
    summary: text,
    description: text,
    deprecated: flag,
    parameters: list(parameter),
    requestBody,
    responses: map(response),
    callbacks: map(callback),
    security,
    servers,
    externalDocs,
  }),
  { orEmpty: true },
);

const pathItemObject = object(() => ({
  summary: text,
  description: text,
  parameters: list(parameter),
  servers,
  additionalOperations: map(operation),
  ...Object.fromEntries(
    ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((name) => [
      name,
      operation,
    ]),
  ),
}));

function pathItem(value: unknown): unknown {
  return pathItemObject(value);
}

const flow = object(() => ({
  authorizationUrl: text,
  deviceAuthorizationUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  scopes: map((value) => text(value) ?? ''),
}));

const securityScheme = orReference(
  object(() => ({
    type: text,
    description: text,
    name: text,
    in: text,
    scheme: text,
    bearerFormat: text,
    openIdConnectUrl: text,
    oauth2MetadataUrl: text,
    deprecated: flag,
    flows: map(flow),
  })),
);

const description = object(() => ({
  info: object(() => ({
    title: text,
    summary: text,
    description: text,
    termsOfService: text,
    version: text,
    contact: object(() => ({ name: text, url: text, email: text })),
    license: object(() => ({ name: text, url: text, identifier: text })),
  })),
  servers,
  security,
  tags: list(
    object(() => ({
      name: text,
      summary: text,
      description: text,
      parent: text,
      kind: text,
      'x-displayName': text,
      externalDocs,
    })),
  ),
  externalDocs,
  paths: map(pathItem),
  webhooks: map(pathItem),
  components: object(() => ({
    schemas: map(schema),
    responses: map(response),
    parameters: map(parameter),
    examples: exampleMap,
    requestBodies: map(requestBody),
    headers: map(header),
    securitySchemes: map(securityScheme),
    links: map(link),
    callbacks: map(callback),
    pathItems: map(pathItem),
    mediaTypes: map(mediaType),
  })),
}));

/** A bundled description in which every known field has the shape that `types.ts` says. */
export function normalise(source: object): Description {
  const known = description(source) as Description;
  const { info } = known as Partial<Description>;
  return {
    ...known,
    info: { ...info, title: info?.title?.trim() || 'API', version: info?.version ?? '' },
  };
}
