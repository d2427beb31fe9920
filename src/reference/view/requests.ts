import type { ApiRequest } from '../../engine/index.ts';
import type { Api, Operation, RequiredSecurity } from '../read/api.ts';
import type { Parameter, ParameterPlace, SampleRequest } from '../read/types.ts';
import { renderUrl } from '../../samples/address.ts';
import type { CodeRequest } from '../../samples/language.ts';
import { ADDRESS_PLACEHOLDER, TYPE_PLACEHOLDER } from '../../samples/placeholders.ts';

/** Scheme and host of a URL. */
const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;

/** Required arguments in one place, from the parameters' examples. */
function requiredArguments(parameters: Parameter[], place: string): Record<string, unknown> {
  const required = parameters.filter((each) => each.in === place && each.required);
  return Object.fromEntries(
    required.map(({ name, example, schema }) => [name, example ?? schema?.default ?? `{${name}}`]),
  );
}

/** Headers with a key or token, by name. */
function credentials(schemes: RequiredSecurity[]): Record<string, string> {
  return Object.fromEntries(
    schemes.map(({ type, name = '' }) =>
      type === 'apiKey' ? [name, 'YOUR_API_KEY'] : ['Authorization', 'Bearer YOUR_TOKEN'],
    ),
  );
}

/** Adds required arguments that are missing, from the parameters' examples. */
export function completeRequest({ parameters }: Operation, given: SampleRequest) {
  const complete = (place: ParameterPlace): Record<string, unknown> => ({
    ...requiredArguments(parameters, place),
    ...given[place],
  });
  return {
    path: complete('path'),
    query: complete('query'),
    header: complete('header'),
    body: given.body,
  };
}

/** The arguments that a request cannot do without: its required parameters, or the body of the first sample. */
export function neededArguments(operation: Operation): Record<string, unknown> {
  const [sample] = operation.main.body?.examples ?? [];
  const { query, body } = completeRequest(operation, { body: sample?.request?.body });
  return operation.method === 'GET' ? query : ((body ?? {}) as Record<string, unknown>);
}

/**
 * Creates the input of code samples, with a placeholder for the URL, and returns the URL.
 *
 * @param options.isTyped Whether the code has a placeholder for the response's type.
 */
export function createCodeRequest(
  operation: Operation,
  given: SampleRequest,
  { isTyped = false } = {},
): { request: CodeRequest; address: string } {
  const { server, security } = operation;
  const { header, body, ...places } = completeRequest(operation, given);
  const [origin = ''] = ORIGIN.exec(server) ?? [];
  const headers = credentials(security);
  for (const [name, value] of Object.entries(header)) headers[name] = String(value);
  return {
    request: {
      url: `${origin}${ADDRESS_PLACEHOLDER}`,
      headers,
      body,
      responseType: isTyped ? TYPE_PLACEHOLDER : undefined,
    },
    address: `${server.slice(origin.length)}${renderUrl(operation, places)}`,
  };
}

/** A request that sends a key and a query, with placeholders for its address and the response's type. */
export function createPlainRequest({ server, security }: Api): CodeRequest {
  const [origin = ''] = ORIGIN.exec(server) ?? [];
  return {
    url: `${origin}${ADDRESS_PLACEHOLDER}`,
    headers: credentials(security),
    body: undefined,
    responseType: TYPE_PLACEHOLDER,
  };
}

/** Returns the request that a page shows next to a sample, as it is sent. */
export function toApiRequest(operation: Operation, request: SampleRequest): ApiRequest {
  const [path = '', query = ''] = createCodeRequest(operation, request).address.split('?');
  return {
    method: operation.method,
    path,
    query,
    headers: { 'X-API-Key': 'YOUR_API_KEY', 'Content-Type': 'application/json' },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  };
}
