import { fallbackTitle, nameInfoPage, nameOperations } from './names.ts';
import { normalise } from './normalise.ts';
import { isReference, resolveReference } from './resolve.ts';
import { METHODS, PARAMETER_PLACES } from './types.ts';
import type {
  Callback,
  Content,
  Description,
  ExternalDocs,
  Header,
  Link,
  MediaType,
  OperationObject,
  Parameter,
  ParameterPlace,
  PathItem,
  Reference,
  RequestBody,
  SecurityScheme,
  Server,
  Tag,
} from './types.ts';

export interface OperationResponse {
  /** A status code, a range such as `4XX`, or `default`. */
  status: string;
  description: string;
  headers: ({ name: string } & Header)[];
  content: Content;
  links: ({ name: string } & Link)[];
}

/** A security scheme that a request must satisfy, with its component name and the scopes or roles that it needs. */
export interface RequiredSecurity extends SecurityScheme {
  key: string;
  scopes?: string[];
}

/** A request that the API sends, with the name of its callback. Its path is an expression for the address. */
export interface CallbackOperation {
  name: string;
  operation: Operation;
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
  /** All servers, the first one included. */
  servers: Server[];
  /** The operationId, if there is one. */
  id?: string;
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
  callbacks: CallbackOperation[];
  externalDocs?: ExternalDocs;
}

export interface OperationGroup {
  name: string;
  label: string;
  description: string;
  externalDocs?: ExternalDocs;
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
  servers: Server[];
  /** One group per tag with operations, in the order of the description's tags. */
  groups: OperationGroup[];
  operations: Operation[];
  securitySchemes: RequiredSecurity[];
  /** The bundled description, to resolve references in schemas, which may be recursive. */
  source: Description;
  /** The bundled description before `normalise`, for the downloads. */
  original: Description;
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

/** The URL of a server, or of the first of several, with the defaults of its variables. */
export function serverUrl(servers: Description['servers']): string {
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
    merged.set(`${parameter.in} ${parameter.name}`, {
      ...parameter,
      ...(parameter.content && { content: readContent(source, parameter.content) }),
    });
  }
  // Unknown places come last.
  const order = (place: ParameterPlace) =>
    PARAMETER_PLACES.includes(place) ? PARAMETER_PLACES.indexOf(place) : PARAMETER_PLACES.length;
  return [...merged.values()].sort((a, b) => order(a.in) - order(b.in));
}

/** Parameters that a path names and no one declares. Without them, the page would say nothing of a part of it. */
function impliedParameters(path: string, parameters: readonly Parameter[]): Parameter[] {
  const declared = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !declared.includes(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

/** Media types with their references resolved, which OpenAPI 3.2 allows. */
function readContent(source: Description, content: Content = {}): Content {
  if (!Object.values(content).some(isReference)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, media]) => [
      name,
      resolveReference<MediaType>(source, media),
    ]),
  );
}

function readSecurity(
  source: Description,
  requirements: Record<string, string[]>[],
): RequiredSecurity[][] {
  return requirements.map((requirement) =>
    Object.entries(requirement).map(([key, scopes]) => {
      const scheme = source.components?.securitySchemes?.[key];
      const own = scopes.length > 0 && { scopes };
      // An undeclared scheme is still required.
      if (!scheme) return { key, type: 'not declared', ...own };
      return { key, ...resolveReference<SecurityScheme>(source, scheme), ...own };
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
      const links = Object.entries(response.links ?? {}).map(([name, link]) => ({
        name,
        ...resolveReference<Link>(source, link),
      }));
      const { summary, description = '' } = response;
      return {
        status,
        description: [summary, description].filter(Boolean).join('\n\n'),
        headers,
        content: readContent(source, response.content),
        links,
      };
    });
}

/** Callbacks of callbacks are read to this depth: they may be recursive. */
const CALLBACK_DEPTH = 3;

function readCallbacks(
  source: Description,
  { callbacks = {} }: OperationObject,
  depth: number,
): CallbackOperation[] {
  if (depth >= CALLBACK_DEPTH) return [];
  return Object.entries(callbacks).flatMap(([name, node]) =>
    Object.entries(resolveReference<Callback>(source, node))
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([path, item]) =>
        listOperations(source, item).map(({ method, operation, item: own }) => ({
          name,
          operation: readOperation(source, own, operation, {
            method,
            path,
            slug: '',
            depth: depth + 1,
          }),
        })),
      ),
  );
}

function readRequestBody(source: Description, body: RequestBody | Reference): RequestBody {
  const found = resolveReference<RequestBody>(source, body);
  return found.content ? { ...found, content: readContent(source, found.content) } : found;
}

/** The tag below which an operation stands: the first, but for those of OpenAPI 3.2 that only mark it. */
function ownTag({ tags = [] }: Description, names: string[] = []): string {
  const marks = tags.filter(({ kind }) => kind !== undefined && kind !== 'nav');
  const isMark = (name: string) => marks.some((tag) => tag.name === name);
  const named = names.filter((name) => name.trim() !== '');
  return named.find((name) => !isMark(name)) ?? named[0] ?? UNTAGGED;
}

/** Characters of the longest summary of several sentences that is a title. */
const LONGEST_TITLE = 120;

/** Texts as paragraphs; one that another begins with is said once. */
function joinTexts(first = '', second = ''): string {
  return second.startsWith(first) ? second : [first, second].filter(Boolean).join('\n\n');
}

/** Where an operation stands, and what its page is called. */
interface OperationPlace {
  method: string;
  path: string;
  slug: string;
  isWebhook?: boolean;
  /** Number of callbacks that it is nested in. */
  depth?: number;
}

function readOperation(
  source: Description,
  item: PathItem,
  operation: OperationObject,
  { depth = 0, isWebhook = false, ...place }: OperationPlace,
): Operation {
  const { summary = '' } = operation;
  // A text of sentences is no title: it is read with the description.
  const isTitle = summary.length <= LONGEST_TITLE || !/[.!?]\s/.test(summary);
  const named = (isTitle && summary) || operation.operationId;
  const title = named || fallbackTitle({ ...place, isWebhook });
  // A webhook is sent to an address that the reader has registered.
  const shared = isWebhook ? undefined : source.servers;
  const servers = operation.servers ?? item.servers ?? shared ?? [];
  const parameters = mergeParameters(source, item, operation);
  const described = operation.description ?? joinTexts(item.summary, item.description);
  return {
    ...place,
    method: isWebhook ? 'EVENT' : place.method,
    id: operation.operationId,
    server: serverUrl(servers),
    servers,
    title,
    // An operationId is a name in code, whose letters count.
    label: title === summary ? shortLabel(title) : title,
    description: isTitle ? described : joinTexts(summary, described),
    deprecated: operation.deprecated ?? false,
    aliases: operation['x-aliases'] ?? [],
    locales: operation['x-locales'],
    rules: operation['x-rules'] ?? [],
    tag: ownTag(source, operation.tags),
    parameters:
      isWebhook || depth > 0
        ? parameters
        : [...impliedParameters(place.path, parameters), ...parameters],
    requestBody: operation.requestBody && readRequestBody(source, operation.requestBody),
    responses: readResponses(source, operation),
    security: readSecurity(source, operation.security ?? source.security ?? []),
    callbacks: readCallbacks(source, operation, depth),
    externalDocs: operation.externalDocs,
  };
}

/** The operations of a path item in the order of their methods. */
function listOperations(
  source: Description,
  node: PathItem | Reference,
): { method: string; operation: OperationObject; item: PathItem }[] {
  const { $ref, ...beside } = node as PathItem & Partial<Reference>;
  // OpenAPI allows fields beside the reference of a path item.
  const item =
    $ref === undefined
      ? (node as PathItem)
      : { ...resolveReference<PathItem>(source, { $ref }), ...beside };
  return [
    ...METHODS.flatMap((key) => {
      const operation = item[key];
      return operation ? [{ method: key.toUpperCase(), operation, item }] : [];
    }),
    ...Object.entries(item.additionalOperations ?? {}).map(([method, operation]) => ({
      method,
      operation,
      item,
    })),
  ];
}

function readOperations(source: Description): Operation[] {
  const list = (items: Record<string, PathItem> = {}, isWebhook = false) =>
    Object.entries(items)
      .filter(([path]) => !path.startsWith('x-'))
      .flatMap(([path, node]) =>
        listOperations(source, node).map((each) => ({ ...each, path, isWebhook })),
      );
  const found = [...list(source.paths), ...list(source.webhooks, true)];
  const slugs = nameOperations(
    source.info.title,
    found.map(({ operation: { operationId, summary }, method, path, isWebhook }) => ({
      operationId,
      summary,
      method,
      path,
      isWebhook,
    })),
  );
  return found.map(({ item, operation, ...place }, index) =>
    readOperation(source, item, operation, { ...place, slug: slugs[index] ?? '' }),
  );
}

/** A tag's label, after those of the tags above it. */
function labelOf(
  tags: ReadonlyMap<string, Tag>,
  name: string,
  below: readonly string[] = [],
): string {
  const { summary, parent, 'x-displayName': display } = tags.get(name) ?? {};
  const own = display ?? summary ?? name;
  if (parent === undefined || below.includes(parent)) return own;
  return `${labelOf(tags, parent, [...below, name])}: ${own}`;
}

function groupOperations(source: Description, operations: Operation[]): OperationGroup[] {
  const tags = new Map<string, Tag>();
  for (const tag of source.tags ?? []) {
    const before = tags.get(tag.name);
    const description = joinTexts(before?.description, tag.description);
    tags.set(tag.name, { ...tag, ...before, description });
  }
  const names = new Set([...tags.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      name,
      // Without any tag there is nothing that they would be other than.
      label:
        names.size === 1 && name === UNTAGGED && tags.size === 0
          ? 'Operations'
          : labelOf(tags, name),
      description: tags.get(name)?.description ?? '',
      externalDocs: tags.get(name)?.externalDocs,
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((group) => group.operations.length > 0);
}

/** Creates the model of a bundled description from `loadDescription`. */
export function readApi(original: Description): Api {
  const source = normalise(original);
  const { title, version, summary = '', description = '' } = source.info;
  const groups = groupOperations(source, readOperations(source));
  const operations = groups.flatMap((group) => group.operations);
  const schemes = Object.keys(source.components?.securitySchemes ?? {});
  return {
    title,
    version,
    summary,
    description,
    slug: nameInfoPage(
      title,
      operations.map(({ slug }) => slug),
    ),
    server: serverUrl(source.servers),
    servers: source.servers ?? [],
    groups,
    operations,
    securitySchemes: schemes.flatMap((key) => readSecurity(source, [{ [key]: [] }]).flat()),
    source,
    original,
  };
}
