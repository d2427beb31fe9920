import type { Api } from '../read/model.ts';
import type { Engine } from '../../engine/index.ts';
import { printResponse } from '../print/printResponse.ts';
import { createCode } from '../view/code.ts';
import type { CodeView } from '../view/types.ts';

/** What the explorer shows first: values that are short and do not depend on the date. */
const PATH = '/v1/internet/port';
const ARGUMENTS = { count: 5, seed: 42 };

/** A request and its response, recorded for readers who have not asked for the engine or have no scripts. */
export interface RecordedRequest {
  /** Slug of the generator's page. */
  slug: string;
  /** The parameters as a reader would enter them. */
  values: Readonly<Record<string, string>>;
  request: CodeView;
  response: CodeView;
}

/** @throws Error when the API lacks the operation. */
export function createRecordedRequest({ operations }: Api, engine: Engine): RecordedRequest {
  const operation = operations.find(({ path }) => path === PATH);
  if (!operation) throw new Error(`The description has no operation for ${PATH}.`);
  const { count, seed } = ARGUMENTS;
  const url = `${operation.server}${PATH}?count=${count}&seed=${seed}`;
  return {
    slug: operation.slug,
    values: { count: String(count), seed: String(seed) },
    request: createCode(`curl '${url}' \\\n  --header "X-API-Key: $FAKEWRIGHT_KEY"`, 'bash'),
    response: createCode(printResponse(engine.perform(PATH, ARGUMENTS)), 'json'),
  };
}
