import { renderUrl } from '../../samples/requestUrl.ts';
import { renderResponse } from '../../samples/response.ts';
import type { OperationView, ResponseBody } from '../model/types.ts';
import { createCode } from './code.ts';

/** Renders the shortest cURL command for a request that can be copied and run, and its response as JSON. */
export function createCurlExample(
  { slug, label, server, path }: OperationView,
  query: Record<string, unknown> | undefined,
  response: ResponseBody,
) {
  const url = `${server}${renderUrl(path, query)}`;
  return {
    slug,
    label,
    request: createCode(`curl '${url}' \\\n  -H "X-API-Key: $FAKEWRIGHT_KEY"`, 'bash'),
    response: renderResponse(response),
  };
}
