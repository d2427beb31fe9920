import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Api } from '../read/model.ts';

/** TypeScript types of all requests and responses, for a client such as openapi-fetch. */
export async function createApiTypes(api: Api): Promise<string> {
  const nodes = await openapiTS(api.source as unknown as OpenAPI3, { silent: true });
  const head = `/** Types of the ${api.title} API, version ${api.version}. */\n`;
  return `${head}${astToString(nodes)}`;
}

/** The types of the mock as a library. */
export function readLibraryTypes(): Promise<string> {
  return readFile(new URL('../../engine/mock/fakewright-mock.d.mts', import.meta.url), 'utf8');
}
