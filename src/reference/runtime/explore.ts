import mapValues from 'lodash/mapValues.js';
import { samplesOf } from '../read/api.ts';
import type { Api } from '../read/api.ts';
import { shortLabel } from '../read/names.ts';
import { renderResponse } from '../../samples/response.ts';
import { createShortRequest } from '../view/shortRequest.ts';
import { renderUrl } from '../../samples/address.ts';
import type { CodeView } from '../model/types.ts';

/** The sample that the explorer shows first: its values are short and do not depend on the date. */
const SAMPLE = { path: '/v1/person/first-name', key: 'several' };

/** A request and its response, recorded for readers who have not asked for the engine or have no scripts. */
export interface RecordedRequest {
  /** Slug of the generator's page. */
  slug: string;
  /** Name of the generator. */
  label: string;
  /** The parameters as a reader would enter them. */
  values: Readonly<Record<string, string>>;
  request: CodeView;
  /** JSON. */
  response: string;
}

/** @throws Error when the document lacks the sample. */
export function createRecordedRequest({ operations }: Api): RecordedRequest {
  const operation = operations.find(({ path }) => path === SAMPLE.path);
  const [, sample] = (operation && samplesOf(operation).find(([key]) => key === SAMPLE.key)) ?? [];
  if (!operation || !sample) throw new Error(`${SAMPLE.path} has no sample ${SAMPLE.key}.`);
  const { query = {} } = sample['x-request'] ?? {};
  const url = `${operation.server}${renderUrl(operation.path, query)}`;
  return {
    slug: operation.operationId,
    label: shortLabel(operation.summary),
    values: mapValues(query, String),
    request: createShortRequest(url),
    response: renderResponse(sample.value as object),
  };
}
