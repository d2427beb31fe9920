import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Api } from '../../read/api.ts';
import { addNotices } from '../../read/notices.ts';

/** Creates TypeScript types of all requests and responses, for a client such as openapi-fetch. */
export async function createApiTypes(api: Api): Promise<string> {
  const nodes = await openapiTS(addNotices(api.spec) as unknown as OpenAPI3, {
    silent: true,
    emptyObjectsUnknown: true,
  });
  const head = `/** Types of the ${api.title} API, version ${api.version}. */\n`;
  // Removes two empty types, because TypeScript would allow any object for them.
  const unused = /^export type (?:webhooks|\$defs) = .*\n/gm;
  return `${head}${astToString(nodes).replaceAll(unused, '')}`;
}
