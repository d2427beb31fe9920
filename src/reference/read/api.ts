import mapValues from 'lodash/mapValues.js';
import { listPathChanges } from '../published/decisions.ts';
import type { ChangeDecision, PathChanges } from '../published/decisions.ts';
import { announceDeprecations } from './notices.ts';
import { resolveNamed, resolveReference } from './resolve.ts';
import { METHODS } from './types.ts';
import type {
  Body,
  Content,
  Example,
  OperationObject,
  Parameter,
  PathItem,
  ResolvedReference,
  RequestBody,
  Response,
  SecurityScheme,
  Spec,
} from './types.ts';

/** A security scheme that a request must satisfy, with its component name. */
export interface RequiredSecurity extends SecurityScheme {
  key: string;
}

/**
 * An operation with its path and method. References to parameters, bodies and security schemes are resolved. Resolved
 * objects keep their `$ref`.
 */
export interface Operation extends Omit<
  OperationObject,
  'parameters' | 'requestBody' | 'responses' | 'security'
> {
  /** HTTP method in upper case. */
  method: string;
  path: string;
  /** Base URL of requests, without a trailing slash. */
  server: string;
  parameters: ResolvedReference<Parameter>[];
  requestBody?: RequestBody;
  /** Responses, keyed by status code, in ascending order. */
  responses: Record<string, ResolvedReference<Response>>;
  /** Required security schemes. Empty if the operation needs none. */
  security: RequiredSecurity[];
}

export interface ApiTag {
  name: string;
  label: string;
  description: string;
  operations: Operation[];
}

/** The model of an API, after the lint. */
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
  /** Names of common fields: parameters in `components`, `reference`, and `meta` in responses. */
  common: string[];
  securitySchemes: RequiredSecurity[];
  /** Security requirements of operations that do not have the key `security`. */
  security: RequiredSecurity[];
  /** Old paths of pages and requests. */
  pathChanges: PathChanges;
  /** The bundled OpenAPI document, to resolve references in schemas. */
  spec: Spec;
}

/** Returns the body in the only media type; undefined if there is none. */
export function bodyOf(content: Content = {}): Body | undefined {
  const [entry] = Object.entries(content);
  return entry && { mediaType: entry[0], ...entry[1] };
}

/** Returns the first 2xx response with its status. Its examples are the operation's samples. */
export function mainResponse({
  operationId,
  responses,
}: Operation): Response & { status: string; body?: Body } {
  const main = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (!main)
    throw new Error(
      `${operationId} has no successful response. Add a response with a status from 200 to 299.`,
    );
  const [status, response] = main;
  return { status, ...response, body: bodyOf(response.content) };
}

/** Returns the samples of an operation: the examples of its main response, with their recorded requests. */
export const samplesOf = (operation: Operation): [key: string, sample: Example][] =>
  Object.entries(mainResponse(operation).body?.examples ?? {});

function readSecurity(spec: Spec, requirement: Record<string, unknown> = {}): RequiredSecurity[] {
  return Object.keys(requirement).flatMap((key) => {
    const scheme = spec.components?.securitySchemes?.[key];
    return scheme ? [{ key, ...resolveReference<SecurityScheme>(spec, scheme) }] : [];
  });
}

function readOperation(
  spec: Spec,
  operation: OperationObject,
  place: { method: string; path: string; server: string },
): Operation {
  const { parameters = [], requestBody, responses, security = spec.security } = operation;
  return {
    ...operation,
    ...place,
    parameters: parameters.map((each) => resolveNamed<Parameter>(spec, each)),
    requestBody: requestBody && resolveReference<RequestBody>(spec, requestBody),
    responses: mapValues(responses, (each) => resolveNamed<Response>(spec, each)),
    security: readSecurity(spec, security?.[0]),
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

function listCommon({ components }: Spec): string[] {
  const parameters = Object.values(components?.['parameters'] ?? {}) as Parameter[];
  return [...new Set([...parameters.map(({ name }) => name), 'reference', 'meta'])];
}

/**
 * Creates the model of a bundled OpenAPI document that has passed the lint.
 *
 * @param decisions Recorded decisions about changes to published paths, names and types.
 */
export function createApi(document: Spec, decisions: readonly ChangeDecision[] = []): Api {
  const spec = announceDeprecations(document);
  const { title, version, summary = '', description = '' } = spec.info;
  const server = spec.servers[0].url;
  const all = readOperations(spec, server);
  const tags = spec.tags
    .map(({ name, 'x-displayName': label = name, description: about = '' }) => ({
      name,
      label,
      description: about,
      operations: all.filter(({ tags: [tag] }) => tag === name),
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
    common: listCommon(spec),
    securitySchemes: readSecurity(spec, spec.components?.securitySchemes),
    security: readSecurity(spec, spec.security?.[0]),
    pathChanges: listPathChanges(
      decisions,
      Object.fromEntries(all.map(({ operationId, path }) => [operationId, path])),
    ),
    spec,
  };
}
