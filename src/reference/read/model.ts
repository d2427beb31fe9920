import { infoSlug } from '../rules/structure.ts';
import { resolveReference } from './resolve.ts';
import { operationSlug } from './slug.ts';
import { METHODS, PARAMETER_PLACES } from './types.ts';
import type {
  Content,
  Description,
  Header,
  OperationObject,
  Parameter,
  ParameterPlace,
  PathItem,
  RequestBody,
  SecurityScheme,
} from './types.ts';

export interface OperationResponse {
  /** A status code, a range such as `4XX`, or `default`. */
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
  /** Last segment of the page's path. */
  slug: string;
  /** HTTP method in upper case; `EVENT` for a webhook. */
  method: string;
  path: string;
  /** Base URL of requests, without a trailing slash. Empty if the description has none. */
  server: string;
  title: string;
  /** The title without "Generate a" or "Generate a random", for lists of operations. */
  label: string;
  /** Markdown. */
  description: string;
  deprecated: boolean;
  /** Other names for what it generates. */
  aliases: string[];
  /** Locales with data of their own; undefined if the description does not say. */
  locales?: string[];
  /** What must hold between parameters, see `Rule` in `src/engine/table.ts`. */
  rules: object[];
  /** The name of its first tag, or `UNTAGGED`. */
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
  /** The bundled description, to resolve references in schemas, which may be recursive. */
  source: Description;
}

/** The first 2xx response, whose examples are the operation's samples. */
export function mainResponse({ responses }: Operation): OperationResponse | undefined {
  return responses.find(({ status }) => status.startsWith('2'));
}

/** Operations of the same tag that a page links to. */
const RELATED_COUNT = 6;

/** The next operations in an operation's group, wrapping around at its end, and the group's label. */
export function findRelated(
  api: Api,
  operation: Operation,
): { label: string; operations: Operation[] } {
  const group = api.groups.find(({ name }) => name === operation.tag);
  if (!group) return { label: '', operations: [] };
  const own = group.operations.indexOf(operation);
  const following = [...group.operations.slice(own + 1), ...group.operations.slice(0, own)];
  return { label: group.label, operations: following.slice(0, RELATED_COUNT) };
}

const UNTAGGED = 'Other';

function shortLabel(title: string): string {
  const short = title.replace(/^generate an? (?:random )?/i, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function serverUrl(servers: Description['servers']): string {
  const [server] = servers ?? [];
  if (!server) return '';
  const url = server.url.replaceAll(
    /\{([^}]+)\}/g,
    (placeholder, name: string) => server.variables?.[name]?.default ?? placeholder,
  );
  return url.replace(/\/+$/, '');
}

/** Parameters of the path item and the operation, which overrides those with the same name and place. */
function mergeParameters(
  source: Description,
  item: PathItem,
  operation: OperationObject,
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const each of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolveReference<Parameter>(source, each);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const order = (place: ParameterPlace) => PARAMETER_PLACES.indexOf(place);
  return [...merged.values()].sort((a, b) => order(a.in) - order(b.in));
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

/** Responses in the order of their status codes, each range after its codes and `default` last. */
function readResponses(source: Description, operation: OperationObject): OperationResponse[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, node]) => {
      const response = resolveReference(source, node);
      const headers = Object.entries(response.headers ?? {}).map(([name, header]) => ({
        name,
        ...resolveReference<Header>(source, header),
      }));
      return {
        status,
        description: response.description ?? '',
        headers,
        content: response.content ?? {},
      };
    });
}

function readOperation(
  source: Description,
  item: PathItem,
  operation: OperationObject,
  place: { method: string; path: string },
): Operation {
  const title = operation.summary ?? operation.operationId ?? place.path;
  return {
    ...place,
    slug: operationSlug(operation),
    server: serverUrl(operation.servers ?? item.servers ?? source.servers),
    title,
    label: shortLabel(title),
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    aliases: operation['x-aliases'] ?? [],
    locales: operation['x-locales'],
    rules: operation['x-rules'] ?? [],
    tag: operation.tags?.[0] ?? UNTAGGED,
    parameters: mergeParameters(source, item, operation),
    requestBody:
      operation.requestBody && resolveReference<RequestBody>(source, operation.requestBody),
    responses: readResponses(source, operation),
    security: readSecurity(source, operation.security ?? source.security ?? []),
  };
}

function readOperations(source: Description): Operation[] {
  const read = (items: Record<string, PathItem>, method?: string) =>
    Object.entries(items).flatMap(([path, node]) => {
      const item = resolveReference<PathItem>(source, node);
      return METHODS.flatMap((key) => {
        const operation = item[key];
        if (!operation) return [];
        return [
          readOperation(source, item, operation, { method: method ?? key.toUpperCase(), path }),
        ];
      });
    });
  return [...read(source.paths ?? {}), ...read(source.webhooks ?? {}, 'EVENT')];
}

function groupOperations(source: Description, operations: Operation[]): OperationGroup[] {
  const tags = new Map((source.tags ?? []).map((tag) => [tag.name, tag]));
  const names = new Set([...tags.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      name,
      label: tags.get(name)?.['x-displayName'] ?? name,
      description: tags.get(name)?.description ?? '',
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((group) => group.operations.length > 0);
}

/** Creates the model of a bundled description from `loadDescription`. */
export function readApi(source: Description): Api {
  const { title, version, summary = '', description = '' } = source.info;
  const groups = groupOperations(source, readOperations(source));
  const schemes = Object.keys(source.components?.securitySchemes ?? {});
  return {
    title,
    version,
    summary,
    description,
    slug: infoSlug(title),
    server: serverUrl(source.servers),
    groups,
    operations: groups.flatMap(({ operations }) => operations),
    securitySchemes: schemes.flatMap((key) => readSecurity(source, [{ [key]: [] }]).flat()),
    source,
  };
}
