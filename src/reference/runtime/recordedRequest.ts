import mapValues from 'lodash/mapValues.js';
import type { ApiView } from '../model/types.ts';
import { createCurlExample } from '../view/curlExample.ts';

/** First sample of the explorer. Its values are short and do not depend on the date. */
const SAMPLE = { path: '/v1/person/first-name', title: 'Five first names' };

/**
 * Creates a request with its recorded response. The explorer shows both before the engine is loaded.
 *
 * @throws Error if the document lacks the sample.
 */
export function createRecordedRequest({ operations }: ApiView) {
  const operation = operations.find(({ path }) => path === SAMPLE.path);
  const sample = operation?.samples.find(({ title }) => title === SAMPLE.title);
  if (!operation || !sample) throw new Error(`${SAMPLE.path} has no sample ${SAMPLE.title}.`);
  const { query } = sample.arguments ?? {};
  return {
    ...createCurlExample(operation, query, sample.response),
    /** Parameters as a reader would enter them. */
    values: mapValues(query, String),
  };
}

export type RecordedRequest = ReturnType<typeof createRecordedRequest>;
