import type { Operation, RequiredSecurity } from '../../read/model.ts';
import type { Parameter, SampleRequest } from '../../read/types.ts';
import { ADDRESS_PLACEHOLDER } from './address.ts';
import { LANGUAGES } from './languages.ts';
import type { ArchivedRequest } from './languages.ts';
import { insertTexts, nameTexts } from './literals.ts';

/** A request in one programming language. */
export interface CodeSample {
  /** One of the keys of `LANGUAGES`. */
  key: string;
  /** Name that the reader knows: `JavaScript`. */
  label: string;
  /** Language as highlighters name it. */
  language: string;
  code: string;
  /**
   * The code with `ADDRESS_PLACEHOLDER` in the place of the request's path and query, where that is
   * all that differs from other requests of the same kind.
   */
  template?: string;
}

/** A request in several languages. */
export interface CodeSamples {
  /** Path and query of the request. */
  address: string;
  samples: CodeSample[];
}

/** What code samples depend on beside the operation and the request. */
export interface SampleOptions {
  /** TypeScript type of the response. */
  responseType?: string;
  /** Only this many languages, the first ones; all when absent. */
  languageCount?: number;
}

/** A value in an address. What RFC 3986 reserves is escaped, quotation marks among it, but no comma. */
function encode(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))
    .replaceAll('%2C', ',')
    .replaceAll(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Query arguments as the description serialises them (OpenAPI 3.1, Style Values: form). */
function queryString(parameters: Parameter[], query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    const explode = Array.isArray(value) && parameter?.explode !== false;
    return (explode ? value : [value]).map((item) => `${encodeURIComponent(name)}=${encode(item)}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Required arguments that the recorded request does not name, from their examples. */
export function requiredArguments(parameters: Parameter[], place: string): Record<string, unknown> {
  const required = parameters.filter((each) => each.in === place && each.required);
  return Object.fromEntries(
    required.map(({ name, example, schema }) => {
      const fromSchema =
        typeof schema === 'object' ? (schema.example ?? schema.default) : undefined;
      return [name, example ?? fromSchema ?? `{${name}}`];
    }),
  );
}

function credentials(schemes: RequiredSecurity[]): { name: string; value: string }[] {
  return schemes.flatMap(({ type, in: place, name, scheme }) => {
    if (type === 'apiKey' && place === 'header' && name) return [{ name, value: 'YOUR_API_KEY' }];
    if (type === 'http' && scheme?.toLowerCase() === 'basic') {
      return [{ name: 'Authorization', value: 'Basic YOUR_CREDENTIALS' }];
    }
    if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return [];
    return [{ name: 'Authorization', value: 'Bearer YOUR_TOKEN' }];
  });
}

/** Keys and required parameters that are sent as cookies, in one header. */
function cookieHeader(
  { parameters, security }: Operation,
  request: SampleRequest,
): { name: string; value: string }[] {
  const keys = (security[0] ?? []).flatMap(({ type, in: place, name }) =>
    type === 'apiKey' && place === 'cookie' && name ? [[name, 'YOUR_API_KEY']] : [],
  );
  const own = Object.entries({
    ...requiredArguments(parameters, 'cookie'),
    ...request.cookie,
  }).map(([name, value]) => [name, encode(value)]);
  const pairs = [...keys, ...own].map((pair) => pair.join('='));
  return pairs.length > 0 ? [{ name: 'Cookie', value: pairs.join('; ') }] : [];
}

/** Keys that are sent in the query. */
function queryKeys({ security }: Operation): Record<string, string> {
  return Object.fromEntries(
    (security[0] ?? []).flatMap(({ type, in: place, name }) =>
      type === 'apiKey' && place === 'query' && name ? [[name, 'YOUR_API_KEY']] : [],
    ),
  );
}

/** A server's address, also when the description names it relative to its own, or not at all. */
export function absoluteServer(server: string): string {
  if (/^https?:\/\//i.test(server)) return server;
  const path = server.replace(/^\.?\/*/, '');
  return `https://api.example.com${path && `/${path}`}`;
}

function archive(operation: Operation, request: SampleRequest): ArchivedRequest {
  const { parameters, method, server, path, requestBody, security } = operation;
  const pathArguments = { ...requiredArguments(parameters, 'path'), ...request.path };
  const filledPath = path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = pathArguments[name];
    return value === undefined || value === placeholder ? placeholder : encode(value);
  });
  const query = {
    ...queryKeys(operation),
    ...requiredArguments(parameters, 'query'),
    ...request.query,
  };
  const headers = Object.entries({
    ...requiredArguments(parameters, 'header'),
    ...request.header,
  }).map(([name, value]) => ({ name, value: String(value) }));
  const archived = {
    method,
    url: `${absoluteServer(server)}${filledPath}${queryString(parameters, query)}`,
    headers: [...credentials(security[0] ?? []), ...cookieHeader(operation, request), ...headers],
  };
  const [mediaType = 'application/json'] = Object.keys(requestBody?.content ?? {});
  // A rule warns of these: the parts would have to be written in the way of each language.
  if (request.body === undefined || mediaType.startsWith('multipart/')) return archived;
  return {
    ...archived,
    headers: [...archived.headers, { name: 'Content-Type', value: mediaType }],
    postData: { mimeType: mediaType, text: bodyText(request.body) },
  };
}

/** A body as it is sent: text as it is, everything else as JSON. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** The request in every language. Empty for a webhook, which the reader receives. */
export function createCodeSamples(
  operation: Operation,
  request: SampleRequest,
  { responseType, languageCount }: SampleOptions = {},
): CodeSamples {
  if (operation.method === 'EVENT') return { address: '', samples: [] };
  const isText = typeof request.body === 'string';
  const { body, texts } = isText ? { body: request.body, texts: [] } : nameTexts(request.body);
  const archived = archive(operation, { ...request, body });
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]*/i.exec(archived.url) ?? [];
  const address = archived.url.slice(origin.length);
  const placed = { ...archived, url: `${origin}${ADDRESS_PLACEHOLDER}` };
  const samples = LANGUAGES.slice(0, languageCount).map(({ isTyped = false, ...each }) => {
    const { key, label, language, convert } = each;
    const write = (written: ArchivedRequest): string =>
      insertTexts(convert({ request: written, responseType }), key, texts);
    const code = write(archived);
    const template = write(placed);
    const isTemplate = !isTyped && template.replaceAll(ADDRESS_PLACEHOLDER, () => address) === code;
    return { key, label, language, code, ...(isTemplate && { template }) };
  });
  return { address, samples };
}
