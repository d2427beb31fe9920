import type { Operation, RequiredSecurity } from '../../read/model.ts';
import type { Parameter, ParameterPlace, SampleRequest } from '../../read/types.ts';
import { encode } from './encode.ts';
import { LANGUAGES } from './languages.ts';
import type { HarRequest } from './languages.ts';
import { insertTexts, nameTexts } from './literals.ts';
import { ADDRESS_PLACEHOLDER, TYPE_PLACEHOLDER } from './placeholders.ts';
import type { Template } from './placeholders.ts';

/** A request in one programming language. */
export interface CodeSample extends Template {
  /** One of the keys of `LANGUAGES`. */
  key: string;
  /** Display name: `JavaScript`. */
  label: string;
  /** Prism's name for the language. */
  language: string;
}

/** A request in several languages. */
export interface CodeSamples {
  /** Path and query of the request. */
  address: string;
  samples: CodeSample[];
}

/** Options of `createCodeSamples`. */
export interface SampleOptions {
  /** Whether the code has a placeholder for the response's type. */
  isTyped?: boolean;
  /** Number of languages, from the first; all if absent. */
  languageCount?: number;
}

/** Serialises query arguments (OpenAPI 3.1, Style Values: form). */
function queryString(parameters: Parameter[], query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    const explode = Array.isArray(value) && parameter?.explode !== false;
    return (explode ? value : [value]).map((item) => `${encodeURIComponent(name)}=${encode(item)}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Required arguments in one place, from the parameters' examples. */
function requiredArguments(parameters: Parameter[], place: string): Record<string, unknown> {
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

/** The `Cookie` header with API keys and cookie parameters; empty if there are none. */
function cookieHeader(
  { security }: Operation,
  cookie: Record<string, unknown>,
): { name: string; value: string }[] {
  const keys = (security[0] ?? []).flatMap(({ type, in: place, name }) =>
    type === 'apiKey' && place === 'cookie' && name ? [[name, 'YOUR_API_KEY']] : [],
  );
  const own = Object.entries(cookie).map(([name, value]) => [name, encode(value)]);
  const pairs = [...keys, ...own].map((pair) => pair.join('='));
  return pairs.length > 0 ? [{ name: 'Cookie', value: pairs.join('; ') }] : [];
}

/** API keys that are sent in the query, by name. */
function queryKeys({ security }: Operation): Record<string, string> {
  return Object.fromEntries(
    (security[0] ?? []).flatMap(({ type, in: place, name }) =>
      type === 'apiKey' && place === 'query' && name ? [[name, 'YOUR_API_KEY']] : [],
    ),
  );
}

/** A server's absolute URL. Relative and missing ones get an example host. */
export function absoluteServer(server: string): string {
  if (/^https?:\/\//i.test(server)) return server;
  const path = server.replace(/^\.?\/*/, '');
  return `https://api.example.com${path && `/${path}`}`;
}

function toHar(operation: Operation, request: CompleteRequest): HarRequest {
  const { parameters, method, server, path, requestBody, security } = operation;
  const filledPath = path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = request.path[name];
    return value === undefined || value === placeholder ? placeholder : encode(value);
  });
  const query = { ...queryKeys(operation), ...request.query };
  const headers = Object.entries(request.header).map(([name, value]) => {
    return { name, value: String(value) };
  });
  const har = {
    method,
    url: `${absoluteServer(server)}${filledPath}${queryString(parameters, query)}`,
    headers: [
      ...credentials(security[0] ?? []),
      ...cookieHeader(operation, request.cookie),
      ...headers,
    ],
  };
  const [mediaType = 'application/json'] = Object.keys(requestBody?.content ?? {});
  // `pages/show-multipart` warns of these: each language would need its own code for the parts.
  if (request.body === undefined || mediaType.startsWith('multipart/')) return har;
  return {
    ...har,
    headers: [...har.headers, { name: 'Content-Type', value: mediaType }],
    postData: { mimeType: mediaType, text: bodyText(request.body) },
  };
}

/** The text of a request body: strings unchanged, everything else as JSON. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** All arguments of a request, by place, and its body. */
export type CompleteRequest = Required<Record<ParameterPlace, Record<string, unknown>>> &
  Pick<SampleRequest, 'body'>;

/** Adds required arguments that are missing, from the parameters' examples. */
export function completeRequest({ parameters }: Operation, given: SampleRequest): CompleteRequest {
  const complete = (place: ParameterPlace) => ({
    ...requiredArguments(parameters, place),
    ...given[place],
  });
  return {
    path: complete('path'),
    query: complete('query'),
    header: complete('header'),
    cookie: complete('cookie'),
    ...(given.body !== undefined && { body: given.body }),
  };
}

/** A request in several languages; empty for webhooks, which the reader receives. */
export function createCodeSamples(
  operation: Operation,
  request: SampleRequest,
  { isTyped = false, languageCount }: SampleOptions = {},
): CodeSamples {
  if (operation.method === 'EVENT') return { address: '', samples: [] };
  const isText = typeof request.body === 'string';
  const { body, texts } = isText ? { body: request.body, texts: [] } : nameTexts(request.body);
  const har = toHar(operation, { ...completeRequest(operation, request), body });
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]*/i.exec(har.url) ?? [];
  const address = har.url.slice(origin.length);
  const placed = { ...har, url: `${origin}${ADDRESS_PLACEHOLDER}` };
  const responseType = isTyped ? TYPE_PLACEHOLDER : undefined;
  const samples = LANGUAGES.slice(0, languageCount).map(({ key, label, language, convert }) => {
    const write = (written: HarRequest): string =>
      insertTexts(convert({ request: written, responseType }), key, texts);
    const code = write(har);
    const template = write(placed);
    // If a language escapes the address, the placeholder cannot simply be replaced.
    const isTemplate = template.replaceAll(ADDRESS_PLACEHOLDER, () => address) === code;
    if (isTemplate) return { key, label, language, text: template };
    return { key, label, language, text: code, hasOwnAddress: true as const };
  });
  return { address, samples };
}
