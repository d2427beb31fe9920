import { HTTPSnippet } from '@readme/httpsnippet';
import type { HarRequest } from '@readme/httpsnippet';
import type { Operation, RequiredSecurity } from '../description/model.ts';
import type { Parameter, SampleRequest } from '../description/types.ts';
import { insertTexts, nameTexts } from './literals.ts';

/** A request in one programming language. */
export interface CodeSample {
  /** Name that the reader knows: `JavaScript`. */
  label: string;
  /** Language as highlighters name it. */
  language: string;
  code: string;
}

type Target = Parameters<HTTPSnippet['convert']>[0];
type Client = NonNullable<Parameters<HTTPSnippet['convert']>[1]>;

interface Language {
  label: string;
  language: string;
  target: Target;
  client: Client;
}

/** Languages of the code samples, the first one shown first. */
const LANGUAGES: Language[] = [
  { label: 'cURL', language: 'bash', target: 'shell', client: 'curl' },
  { label: 'JavaScript', language: 'javascript', target: 'javascript', client: 'fetch' },
  { label: 'Python', language: 'python', target: 'python', client: 'requests' },
];

function encode(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value)).replaceAll(
    '%2C',
    ',',
  );
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

/** A server's address, also when the description names it relative to its own, or not at all. */
function absoluteServer(server: string): string {
  if (/^https?:\/\//i.test(server)) return server;
  const path = server.replace(/^\.?\/*/, '');
  return `https://api.example.com${path && `/${path}`}`;
}

/** The request as an HTTP archive describes it (HAR 1.2). */
function toHar(operation: Operation, request: SampleRequest): Partial<HarRequest> {
  const { parameters, method, server, path, requestBody, security } = operation;
  const pathArguments = { ...requiredArguments(parameters, 'path'), ...request.path };
  const filledPath = path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = pathArguments[name];
    return value === undefined || value === placeholder ? placeholder : encode(value);
  });
  const query = { ...requiredArguments(parameters, 'query'), ...request.query };
  const headers = Object.entries({
    ...requiredArguments(parameters, 'header'),
    ...request.header,
  }).map(([name, value]) => ({ name, value: String(value) }));
  const har = {
    method,
    url: `${absoluteServer(server)}${filledPath}${queryString(parameters, query)}`,
    headers: [...credentials(security[0] ?? []), ...headers],
  };
  const [mediaType = 'application/json'] = Object.keys(requestBody?.content ?? {});
  if (request.body === undefined) return har;
  return {
    ...har,
    headers: [...har.headers, { name: 'Content-Type', value: mediaType }],
    postData: { mimeType: mediaType, text: bodyText(request.body) },
  };
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** The request in every language. Empty for a webhook, which the reader receives. */
export function createCodeSamples(operation: Operation, request: SampleRequest): CodeSample[] {
  if (operation.method === 'EVENT') return [];
  const isText = typeof request.body === 'string';
  const { body, texts } = isText ? { body: request.body, texts: [] } : nameTexts(request.body);
  const snippet = new HTTPSnippet(toHar(operation, { ...request, body }) as HarRequest);
  return LANGUAGES.flatMap(({ label, language, target, client }) => {
    const [code] = [snippet.convert(target, client)].flat();
    if (typeof code !== 'string') return [];
    return [{ label, language, code: insertTexts(code, language, texts) }];
  });
}
