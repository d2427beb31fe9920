import { shortLabel } from '../label.ts';
import { resolveReference } from './resolve.ts';
import { infoSlug } from './slug.ts';
import { METHODS, PARAMETER_PLACES } from './types.ts';
import type {
  Content,
  Description,
  Header,
  OperationObject,
  Parameter,
  PathItem,
  RequestBody,
  SecurityScheme,
} from './types.ts';

export interface OperationResponse {
  /** A status code. */
  status: string;
  description: string;
  headers: ({ name: string } & Header)[];
  content: Content;
}

/** A security scheme that a request must satisfy, with its component name. */
export interface RequiredSecurity extends SecurityScheme {
  key: string;
}

/** An operation with its references resolved, except those in schemas. */
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
  deprecated: boolean;
  /** Other names for what it generates. */
  aliases: string[];
  /** Words that people look for it with, which are no names of it. */
  searchWords: string[];
  /** Locales with data of their own; undefined if the description does not say. */
  locales?: string[];
  /** What must hold between parameters, see `Rule` in `src/engine/table.ts`. */
  rules: object[];
  /** The name of its tag. */
  tag: string;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: OperationResponse[];
  /** Alternatives, each a list of schemes that are all required. Empty if none is. */
  security: RequiredSecurity[][];
}

export interface OperationGroup {
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
  /** Last segment of the information page's path. */
  slug: string;
  server: string;
  /** One group per tag with operations, in the order of the description's tags. */
  groups: OperationGroup[];
  operations: Operation[];
  securitySchemes: RequiredSecurity[];
  /** The bundled description, to resolve references in schemas. */
  source: Description;
}

/** The first 2xx response, whose examples are the operation's samples. */
export function mainResponse({ responses }: Operation): OperationResponse | undefined {
  return responses.find(({ status }) => status.startsWith('2'));
}

function readParameters(source: Description, { parameters = [] }: OperationObject): Parameter[] {
  const order = (parameter: Parameter) =>
    PARAMETER_PLACES.findIndex((place) => place === parameter.in);
  return parameters
    .map((each) => resolveReference<Parameter>(source, each))
    .sort((a, b) => order(a) - order(b));
}

function readSecurity(
  source: Description,
  requirements: Record<string, string[]>[],
): RequiredSecurity[][] {
  return requirements.map((requirement) =>
    Object.keys(requirement).flatMap((key) => {
      const scheme = source.components?.securitySchemes?.[key];
      return scheme ? [{ key, ...resolveReference<SecurityScheme>(source, scheme) }] : [];
    }),
  );
}

/** Responses in the order of their status codes. */
function readResponses(source: Description, { responses }: OperationObject): OperationResponse[] {
  return Object.entries(responses)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, node]) => {
      const { description, headers = {}, content = {} } = resolveReference(source, node);
      return {
        status,
        description,
        headers: Object.entries(headers).map(([name, header]) => ({
          name,
          ...resolveReference<Header>(source, header),
        })),
        content,
      };
    });
}

function readOperation(
  source: Description,
  operation: OperationObject,
  place: { method: string; path: string; server: string },
): Operation {
  const { operationId, summary, description = '', tags, requestBody } = operation;
  return {
    ...place,
    slug: operationId,
    title: summary,
    label: shortLabel(summary),
    description,
    deprecated: operation.deprecated ?? false,
    aliases: operation['x-aliases'] ?? [],
    searchWords: operation['x-search-words'] ?? [],
    locales: operation['x-locales'],
    rules: operation['x-rules'] ?? [],
    tag: tags[0] ?? '',
    parameters: readParameters(source, operation),
    requestBody: requestBody && resolveReference<RequestBody>(source, requestBody),
    responses: readResponses(source, operation),
    security: readSecurity(source, operation.security ?? source.security ?? []),
  };
}

function readOperations(source: Description, server: string): Operation[] {
  return Object.entries(source.paths).flatMap(([path, node]) => {
    const item = resolveReference<PathItem>(source, node);
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [readOperation(source, operation, { method: method.toUpperCase(), path, server })];
    });
  });
}

/** Creates the model of a bundled description, which `openapi/rules.ts` accepts. */
export function readApi(source: Description): Api {
  const { title, version, summary = '', description = '' } = source.info;
  const server = source.servers[0].url;
  const all = readOperations(source, server);
  const groups = source.tags
    .map(({ name, 'x-displayName': label = name, description: about = '' }) => ({
      name,
      label,
      description: about,
      operations: all.filter(({ tag }) => tag === name),
    }))
    .filter((group) => group.operations.length > 0);
  const schemes = Object.keys(source.components?.securitySchemes ?? {});
  return {
    title,
    version,
    summary,
    description,
    slug: infoSlug(title),
    server,
    groups,
    operations: groups.flatMap((group) => group.operations),
    securitySchemes: schemes.flatMap((key) => readSecurity(source, [{ [key]: [] }]).flat()),
    source,
  };
}
