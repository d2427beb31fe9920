import type { Operation, RequiredSecurity } from '../../read/model.ts';
import type { Parameter, ParameterPlace, SampleRequest } from '../../read/types.ts';
import { isJson } from '../examples.ts';
import { contentType, isXml, writeBody } from './body.ts';
import { encode } from './encode.ts';
import { LANGUAGES, writeTexts } from './languages.ts';
import type { HarRequest } from './languages.ts';
import { insertTexts, nameTexts } from './literals.ts';
import { UPLOADS } from './uploads.ts';
import type { Upload } from './uploads.ts';
import { writeCookie, writeForm, writeHeader, writePath, writeQuery } from './styles.ts';
import type { Styled } from './styles.ts';
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

/** The parameter of a name and place, or one without a style. */
function findParameter(parameters: Parameter[], place: string, name: string): Styled {
  return parameters.find((each) => each.in === place && each.name === name) ?? { name, in: place };
}

/** Serialises query arguments. */
function queryString(
  parameters: Parameter[],
  query: Record<string, unknown>,
  whole: Record<string, unknown> = {},
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    writeQuery(findParameter(parameters, 'query', name), value).map((pair) => pair.join('=')),
  );
  // OpenAPI 3.2: one parameter that is the whole query.
  const text = Object.entries(whole).map(([name, value]) => {
    const [mediaType = ''] = Object.keys(
      findParameter(parameters, 'querystring', name).content ?? {},
    );
    return typeof value === 'object' && value !== null && mediaType.includes('form-urlencoded')
      ? writeForm(value as Record<string, unknown>)
      : encode(typeof value === 'string' ? value : JSON.stringify(value));
  });
  return [...pairs, ...text].join('&');
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
    if (type === 'http' && scheme && scheme.toLowerCase() !== 'bearer') {
      return [{ name: 'Authorization', value: `${scheme} YOUR_CREDENTIALS` }];
    }
    if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return [];
    return [{ name: 'Authorization', value: 'Bearer YOUR_TOKEN' }];
  });
}

/** The `Cookie` header with API keys and cookie parameters; empty if there are none. */
function cookieHeader(
  { security, parameters }: Operation,
  cookie: Record<string, unknown>,
): { name: string; value: string }[] {
  const keys = (security[0] ?? []).flatMap(({ type, in: place, name }) =>
    type === 'apiKey' && place === 'cookie' && name ? [[name, 'YOUR_API_KEY']] : [],
  );
  const own = Object.entries(cookie).flatMap(([name, value]) =>
    writeCookie(findParameter(parameters, 'cookie', name), value),
  );
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
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(server)) return server;
  if (/^\/\/[^/]/.test(server)) return `https:${server}`;
  const path = server.replace(/^(?:\.*\/)+/, '');
  return `https://api.example.com${path && `/${path}`}`;
}

/** What a webhook sends, which the reader receives: its body, if it has one. */
function showBody(mediaType: string, { body }: SampleRequest): CodeSample[] {
  if (body === undefined) return [];
  const language = isJson(contentType(mediaType)) ? 'json' : isXml(mediaType) ? 'xml' : 'text';
  const text =
    typeof body === 'string' && language !== 'json' ? body : JSON.stringify(body, null, 2);
  return [{ key: 'body', label: mediaType, language, text }];
}

function toHar(operation: Operation, request: CompleteRequest): HarRequest | Upload {
  const { parameters, method, server, path, requestBody, security } = operation;
  // Some descriptions distinguish operations of one path by a fragment, which is not sent.
  const [sentPath = ''] = path.split('#');
  // What a URL cannot hold is encoded, but for the names of parameters.
  const encoded = sentPath.replaceAll(/\{[^}]*\}|[^\x21-\x7e]+/g, (part) =>
    part.startsWith('{') ? part : encodeURI(part),
  );
  const filledPath = encoded.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = request.path[name];
    if (value === undefined || value === placeholder) return placeholder;
    return writePath(findParameter(parameters, 'path', name), value);
  });
  const query = { ...queryKeys(operation), ...request.query };
  const headers = Object.entries(request.header).map(([name, value]) => {
    return { name, value: writeHeader(findParameter(parameters, 'header', name), value) };
  });
  const search = queryString(parameters, query, request.querystring);
  const mark = search === '' ? '' : filledPath.includes('?') ? '&' : '?';
  const har = {
    method,
    url: `${absoluteServer(server)}${filledPath}${mark}${search}`,
    headers: [
      ...credentials(security[0] ?? []),
      ...cookieHeader(operation, request.cookie),
      ...headers,
    ],
  };
  const [[mediaType, media] = ['application/json', {}]] = Object.entries(
    requestBody?.content ?? {},
  );
  const postData = writeBody(mediaType, media, request);
  if (postData === undefined) return har;
  if (!('text' in postData)) return { ...har, body: postData };
  const isSet = har.headers.some(({ name }) => name.toLowerCase() === 'content-type');
  const type = isSet ? [] : [{ name: 'Content-Type', value: contentType(mediaType) }];
  return { ...har, headers: [...har.headers, ...type], postData };
}

/** The text of a request body: strings unchanged, everything else as JSON. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** All arguments of a request, by place, and its body. */
export type CompleteRequest = Required<
  Record<Exclude<ParameterPlace, 'querystring'>, Record<string, unknown>>
> &
  Pick<SampleRequest, 'body' | 'files' | 'querystring'>;

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
    ...(given.querystring && { querystring: given.querystring }),
    ...(given.files && { files: given.files }),
    ...(given.body !== undefined && { body: given.body }),
  };
}

/** A request in several languages; empty for webhooks, which the reader receives. */
export function createCodeSamples(
  operation: Operation,
  request: SampleRequest,
  { isTyped = false, languageCount }: SampleOptions = {},
): CodeSamples {
  const [mediaType = 'application/json'] = Object.keys(operation.requestBody?.content ?? {});
  if (operation.method === 'EVENT') return { address: '', samples: showBody(mediaType, request) };
  const isText = typeof request.body === 'string' || !isJson(contentType(mediaType));
  const { body, texts } = isText ? { body: request.body, texts: [] } : nameTexts(request.body);
  const har = toHar(operation, { ...completeRequest(operation, request), body });
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]*/i.exec(har.url) ?? [];
  const address = har.url.slice(origin.length);
  const placed = { ...har, url: `${origin}${ADDRESS_PLACEHOLDER}` };
  const responseType = isTyped ? TYPE_PLACEHOLDER : undefined;
  const samples = LANGUAGES.slice(0, languageCount).map(({ key, label, language, convert }) => {
    const write = (written: HarRequest | Upload): string => {
      if ('body' in written) return UPLOADS[key]?.(written) ?? '';
      const code = writeTexts(written, key, (request) => convert({ request, responseType }));
      return insertTexts(code, key, texts);
    };
    const code = write(har);
    const template = write(placed);
    // If a language escapes the address, the placeholder cannot simply be replaced.
    // HTTPSnippet encodes commas, which separate the items of lists.
    const isTemplate = [address, address.replaceAll(',', '%2C')].some(
      (each) => template.replaceAll(ADDRESS_PLACEHOLDER, () => each) === code,
    );
    if (isTemplate) return { key, label, language, text: template };
    return { key, label, language, text: code, hasOwnAddress: true as const };
  });
  return { address, samples };
}
