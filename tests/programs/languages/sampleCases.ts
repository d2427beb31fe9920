import { readFileSync } from 'node:fs';
import { createApi, samplesOf } from '../../../src/reference/read/api.ts';
import type { Operation } from '../../../src/reference/read/api.ts';
import type { Spec, SampleRequest } from '../../../src/reference/read/types.ts';
import { servedFile } from '../../support/generated.ts';
import { createCodeRequest } from '../../../src/reference/view/requests.ts';
import { CODE_LANGUAGES } from '../../../src/samples/languages.ts';
import { plainText } from '../../../src/samples/highlightedCode.ts';
import { renderRequestCode } from '../../../src/samples/requestCode.ts';
import { fillSlots } from '../../../src/samples/slots.ts';
import { createResponseType } from '../../../src/reference/view/responseTypes.ts';
import type { ResponseType } from '../../../src/reference/view/responseTypes.ts';
import { TEMPLATE_PATH } from '../../../src/site/urls.ts';
import { EDGE_CASE_VALUES } from './edgeCaseValues.ts';

/** A request for which pages show code. */
export interface SampleCase {
  name: string;
  operation: Operation;
  request: SampleRequest;
  responseType?: ResponseType;
}

/** A request on a page, with the response that the page shows. */
export interface PageCase extends SampleCase {
  response: unknown;
}

export const api = createApi(JSON.parse(readFileSync(servedFile('openapi.json'), 'utf8')) as Spec);

/** Every request that pages show. */
export const pageCases: readonly PageCase[] = api.operations.flatMap((operation) =>
  samplesOf(operation).map(([key, { summary = key, 'x-request': request, value }]) => {
    const name = `${operation.operationId}: ${summary}`;
    if (!request) throw new Error(`${name} has no request`);
    return {
      name,
      operation,
      request,
      responseType: createResponseType(api.spec, operation),
      response: value,
    };
  }),
);

/** Requests of the template editor with edge-case values instead of a template. */
export const edgeCases: readonly SampleCase[] = EDGE_CASE_VALUES.flatMap(([name, template]) =>
  api.operations
    .filter(({ path }) => path === TEMPLATE_PATH)
    .map((operation) => ({ name, operation, request: { body: { template, count: 1 } } })),
);

/** Returns the code of a request in one language. If `server` is given, the code sends the request to this server. */
export function codeOf(
  { operation, request, responseType }: SampleCase,
  key: string,
  server?: string,
) {
  const target = server === undefined ? operation : { ...operation, server };
  const isTyped = responseType !== undefined;
  const { requestTarget, request: code } = createCodeRequest(target, request, { isTyped });
  const language = CODE_LANGUAGES.find((each) => each.key === key);
  if (!language) throw new Error(`There is no code in ${key}`);
  const type = responseType && [responseType.short];
  return plainText(fillSlots(renderRequestCode(code, language), { requestTarget, type }));
}
