/** Sends the requests in guides to the engine. */
import type { GeneratorResponse } from 'fakewright-engine';
import type { ShellRequest } from '../support/guides.ts';
import { sendToEngine, generateResponse } from 'fakewright-engine/testing/engine';
import type { Query } from 'fakewright-engine/testing/engine';

/**
 * Returns the response to a request that contains an API key.
 *
 * @throws Error with the problem if the request is rejected.
 */
export async function runShellRequest({
  method,
  url,
  body,
}: ShellRequest): Promise<GeneratorResponse> {
  const response = await sendToEngine({
    method,
    path: url.pathname,
    query: url.search,
    headers: { 'X-API-Key': 'key', 'Content-Type': 'application/json' },
    body,
  });
  if (response.status !== 200) throw new Error(response.body);
  return JSON.parse(response.body) as GeneratorResponse;
}

/**
 * Returns the response to a request body for the custom template.
 *
 * @throws `ValidationError` if the body is rejected.
 */
export function fillTemplate(body: Query): GeneratorResponse {
  return generateResponse('custom/template', body);
}
