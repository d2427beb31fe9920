import type { ApiRequest } from 'fakewright-engine';
import { samplesOf } from '../read/api.ts';
import type { Api, Operation, RequiredSecurity } from '../read/api.ts';
import type { SampleRequest } from '../read/types.ts';
import { renderUrl } from '../../samples/requestUrl.ts';
import type { RequestTemplate } from '../../samples/requestCode.ts';

/** Scheme and host of a URL. */
const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;

/** Returns the headers of security schemes, with placeholders for keys. */
const credentials = (schemes: RequiredSecurity[]): Record<string, string> =>
  Object.fromEntries(schemes.map(({ name }) => [name, 'YOUR_API_KEY']));

/** Adds missing required arguments, from the parameters' examples. */
export function addRequiredArguments({ parameters }: Operation, { query, body }: SampleRequest) {
  const required = parameters
    .filter((each) => each.required)
    .map(({ name, example, schema }) => [name, example ?? schema?.default ?? `{${name}}`] as const);
  return { query: { ...Object.fromEntries(required), ...query }, body };
}

/** Returns the required arguments: required parameters, or the body of the first sample. */
export function requiredArguments(operation: Operation): Record<string, unknown> {
  const [[, sample] = []] = samplesOf(operation);
  const { query, body } = addRequiredArguments(operation, { body: sample?.['x-request']?.body });
  return operation.method === 'GET' ? query : ((body ?? {}) as Record<string, unknown>);
}

/**
 * Creates the request template of code samples, and the request target that replaces the slot in the code.
 *
 * @param options.isTyped Whether the code has a slot for the response's type.
 */
export function createCodeRequest(
  operation: Operation,
  given: SampleRequest,
  { isTyped = false } = {},
): { request: RequestTemplate; requestTarget: string } {
  const { server, security, path } = operation;
  const { body, query } = addRequiredArguments(operation, given);
  const [origin = ''] = ORIGIN.exec(server) ?? [];
  return {
    request: {
      origin,
      headers: credentials(security),
      body,
      isTyped,
    },
    requestTarget: `${server.slice(origin.length)}${renderUrl(path, query)}`,
  };
}

/** Creates the template of a request that sends only a key and a query. */
export function createPlainRequest({ server, security }: Api): RequestTemplate {
  const [origin = ''] = ORIGIN.exec(server) ?? [];
  return { origin, headers: credentials(security), body: undefined, isTyped: true };
}

/** Creates an engine request from a sample. It equals the request of the code samples. */
export function toApiRequest(operation: Operation, request: SampleRequest): ApiRequest {
  const [path = '', query = ''] = createCodeRequest(operation, request).requestTarget.split('?');
  return {
    method: operation.method,
    path,
    query,
    headers: { 'X-API-Key': 'YOUR_API_KEY', 'Content-Type': 'application/json' },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  };
}
