import mapValues from 'lodash/mapValues.js';
import type { ApiView } from '../model/types.ts';
import { createExchange } from '../view/exchange.ts';

/** The sample that the explorer shows first: its values are short and do not depend on the date. */
const SAMPLE = { path: '/v1/person/first-name', title: 'Five first names' };

/**
 * Creates a request and its response, for readers who have not asked for the engine or have no scripts.
 *
 * @throws Error when the document lacks the sample.
 */
export function createRecordedRequest({ operations }: ApiView) {
  const operation = operations.find(({ path }) => path === SAMPLE.path);
  const sample = operation?.samples.find(({ title }) => title === SAMPLE.title);
  if (!operation || !sample) throw new Error(`${SAMPLE.path} has no sample ${SAMPLE.title}.`);
  const { query } = sample.arguments ?? {};
  return {
    ...createExchange(operation, query, sample.response),
    /** The parameters as a reader would enter them. */
    values: mapValues(query, String),
  };
}

export type RecordedRequest = ReturnType<typeof createRecordedRequest>;
