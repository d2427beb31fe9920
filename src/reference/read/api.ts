import { resolveNamed, resolveReference } from './resolve.ts';
import { describeWithWarning } from './warning.ts';
import { shortLabel } from './names.ts';
import { METHODS } from './types.ts';
import type {
  Content,
  Spec,
  Distinct,
  Example,
  Header,
  OperationObject,
  Parameter,
  PathItem,
  Referred,
  RejectedExample,
  RequestBody,
  Response,
  SampleRequest,
  SchemaObject,
  SecurityScheme,
} from './types.ts';

/** An example of a body. */
export interface BodyExample {
  key: string;
  title: string;
  value: unknown;
  /** Markdown. */
  description?: string;
  /** The recorded request that returned this response, if any. */
  request?: SampleRequest;
}

export interface Body {
  mediaType: string;
  schema?: SchemaObject;
  examples: BodyExample[];
}

export interface ResponseParts {
  description: string;
  headers: ({ name: string } & Referred<Header>)[];
  body?: Body;
}

export type OperationResponse = Referred<ResponseParts> & {
  /** A status code. */
  status: string;
};

/** A security scheme that a request must satisfy, with its component name. */
export interface RequiredSecurity extends SecurityScheme {
  key: string;
}

/** An operation with its references resolved, except those in schemas. What a `$ref` led to keeps it. */
export interface Operation {
  /** Last segment of the page's path: the operationId. */
  slug: string;
  /** HTTP method in upper case. */
  method: string;
  path: string;
  /** Base URL of requests, without a trailing slash. */
  server: string;
  title: string;
  /** The title without "Generate a" or "Generate a random", for lists of operations. */
  label: string;
  /** Markdown. */
  description: string;
  /** Markdown that decides whether to use the value. */
  warning?: string;
  /** Its description with the warning, for formats that have no place for warnings. */
  fullDescription: string;
  deprecated: boolean;
  /** Other names for what it generates. */
  aliases: string[];
  /** Words that people search for it with, which are not names of it. */
  searchWords: string[];
  /** Locales with data of their own; undefined if the document does not list them. */
  locales?: string[];
  /** Conditions between parameters, see `Rule` in `src/engine/table.ts`. */
  rules: object[];
  distinct?: Distinct;
  rejected?: RejectedExample;
  /** The name of its tag. */
  tag: string;
  parameters: Referred<Parameter>[];
  requestBody?: Body & { description?: string };
  responses: OperationResponse[];
  /** The first 2xx response, whose examples are the operation's samples. */
  main: OperationResponse;
  /** Empty if it needs none. */
  security: RequiredSecurity[];
}

export interface ApiTag {
  name: string;
  label: string;
  description: string;
  operations: Operation[];
}

/** The checked model of an API. */
export interface Api {
  title: string;
  /** One line below the title. */
  summary: string;
  /** Markdown. */
  description: string;
  version: string;
  server: string;
  /** Tags with operations, in the order of the OpenAPI document. */
  tags: ApiTag[];
  operations: Operation[];
  securitySchemes: RequiredSecurity[];
  /** Security requirements of operations without their own. */
  security: RequiredSecurity[];
  /** The bundled OpenAPI document, to resolve references in schemas. */
  spec: Spec;
}

/** The body in the only media type; undefined where there is none. */
function readBody(spec: Spec, content: Content = {}): Body | undefined {
  const [entry] = Object.entries(content);
  if (!entry) return undefined;
  const [mediaType, { schema, examples = {} }] = entry;
  return {
    mediaType,
    schema,
    examples: Object.entries(examples).map(([key, node]) => {
      const example = resolveReference<Example>(spec, node);
      const { summary: title = key, value, description, 'x-request': request } = example;
      return { key, title, value, description, request };
    }),
  };
}

function readRequestBody(spec: Spec, { requestBody }: OperationObject): Operation['requestBody'] {
  if (!requestBody) return undefined;
  const { content, description } = resolveReference<RequestBody>(spec, requestBody);
  const body = readBody(spec, content);
  return body && { ...body, description };
}

function readSecurity(spec: Spec, requirement: Record<string, unknown> = {}): RequiredSecurity[] {
  return Object.keys(requirement).flatMap((key) => {
    const scheme = spec.components?.securitySchemes?.[key];
    return scheme ? [{ key, ...resolveReference<SecurityScheme>(spec, scheme) }] : [];
  });
}

/** A response with its references resolved, except those in schemas. */
export function readResponse(
  spec: Spec,
  { description, headers = {}, content }: Response,
): ResponseParts {
  return {
    description,
    headers: Object.entries(headers).map(([name, header]) => ({
      name,
      ...resolveNamed<Header>(spec, header),
    })),
    body: readBody(spec, content),
  };
}

/** Responses in the order of their status codes. */
function readResponses(spec: Spec, { responses }: OperationObject): OperationResponse[] {
  return Object.entries(responses)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, node]) => {
      const { $ref, ...response } = resolveNamed<Response>(spec, node);
      return { status, ...($ref && { $ref }), ...readResponse(spec, response) };
    });
}

function readOperation(
  spec: Spec,
  operation: OperationObject,
  place: { method: string; path: string; server: string },
): Operation {
  const { operationId, summary, description = '', tags } = operation;
  const responses = readResponses(spec, operation);
  const main = responses.find(({ status }) => status.startsWith('2'));
  if (!main)
    throw new Error(
      `${operationId} has no successful response. Add a response with a status from 200 to 299.`,
    );
  return {
    ...place,
    slug: operationId,
    title: summary,
    label: shortLabel(summary),
    description,
    warning: operation['x-warning'],
    fullDescription: describeWithWarning(operation),
    deprecated: operation.deprecated ?? false,
    aliases: operation['x-aliases'] ?? [],
    searchWords: operation['x-search-words'] ?? [],
    locales: operation['x-locales'],
    rules: operation['x-rules'] ?? [],
    distinct: operation['x-distinct'],
    rejected: operation['x-rejected'],
    tag: tags[0] ?? '',
    parameters: (operation.parameters ?? []).map((each) => resolveNamed<Parameter>(spec, each)),
    requestBody: readRequestBody(spec, operation),
    responses,
    main,
    security: readSecurity(spec, (operation.security ?? spec.security)?.[0]),
  };
}

function readOperations(spec: Spec, server: string): Operation[] {
  return Object.entries(spec.paths).flatMap(([path, node]) => {
    const item = resolveReference<PathItem>(spec, node);
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [readOperation(spec, operation, { method: method.toUpperCase(), path, server })];
    });
  });
}

/** Creates the model of a bundled OpenAPI document, which `src/reference/lint/rules.ts` accepts. */
export function createApi(spec: Spec): Api {
  const { title, version, summary = '', description = '' } = spec.info;
  const server = spec.servers[0].url;
  const all = readOperations(spec, server);
  const tags = spec.tags
    .map(({ name, 'x-displayName': label = name, description: about = '' }) => ({
      name,
      label,
      description: about,
      operations: all.filter(({ tag }) => tag === name),
    }))
    .filter((tag) => tag.operations.length > 0);
  return {
    title,
    version,
    summary,
    description,
    server,
    tags,
    operations: tags.flatMap((tag) => tag.operations),
    securitySchemes: readSecurity(spec, spec.components?.securitySchemes),
    security: readSecurity(spec, spec.security?.[0]),
    spec,
  };
}
