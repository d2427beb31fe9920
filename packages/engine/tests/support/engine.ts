/** Sends requests to an engine with the operations that `npm run api` generated. */
import { readFileSync } from 'node:fs';
import { answer, createEngine, tags } from '../../src/index.ts';
import type { AnswerOptions, ApiRequest, ApiResponse } from '../../src/index.ts';
import { addDefaults, effectiveLocale } from '../../src/arguments.ts';
import type { GeneratorResponse } from '../../src/produceResponse.ts';
import type { InvalidParameter } from '../../src/http/problems.ts';
import type { Argument } from '../../src/generator.ts';
import { toQueryString } from './requests.ts';
import type { Query } from './requests.ts';
import type { EngineOperation, EngineTable } from '../../src/engineTable.ts';
import { findDefinition } from '../../src/mock/locales.ts';

export { toQueryString };
export type { Query };

/** The `reference` of recorded samples. Requests of these helpers also use it by default. */
export const REFERENCE = '2025-01-01T00:00:00Z';

const table = JSON.parse(
  readFileSync(new URL('../../generated/operations.json', import.meta.url), 'utf8'),
) as EngineTable;

export const engine = createEngine(table, tags);

/** @throws Error if the path has no operation. */
export function operationOf(path: string): EngineOperation {
  const operation = engine.table.operations[path];
  if (!operation) throw new Error(`The engine has no ${path}`);
  return operation;
}

function withReference(path: string, given: Query): Query {
  const takesReference = 'reference' in (engine.table.operations[path]?.parameters ?? {});
  return { ...(takesReference && { reference: REFERENCE }), ...given };
}

/**
 * Returns the response to a request. `given` must contain a seed.
 *
 * @param name Tag and generator, such as `finance/iban`.
 * @throws `ValidationError` if the arguments contradict each other.
 */
export function generateResponse(name: string, given: Query): GeneratorResponse {
  const path = `/v1/${name}`;
  return engine.perform(path, withReference(path, given), findDefinition);
}

/** Returns a request's arguments with all defaults, and the locale of the response. */
export function completeQuery(name: string, given: Query): Record<string, Argument> {
  const path = `/v1/${name}`;
  const operation = operationOf(path);
  const all = addDefaults(operation, withReference(path, given));
  const locale = effectiveLocale(operation, all);
  return { ...all, ...(locale !== undefined && { locale }) };
}

/** Creates a request to an operation, with the arguments in the query or the body. */
export function toRequest(path: string, given: Query): ApiRequest {
  const { method } = operationOf(path);
  const headers = { 'X-API-Key': 'a-key', 'Content-Type': 'application/json' };
  const [query, body] = method === 'GET' ? [toQueryString(given), ''] : ['', JSON.stringify(given)];
  return { method, path, headers, query, body };
}

/** Returns the parameters for which a request is rejected, or an empty array if it succeeds. */
export async function rejectedParameters(name: string, given: Query): Promise<string[]> {
  const { status, body } = await sendToEngine(toRequest(`/v1/${name}`, given));
  if (status === 200) return [];
  const { errors = [] } = JSON.parse(body) as { errors?: InvalidParameter[] };
  return errors.map((each) => each.name);
}

/** Sends a request to the engine, with a fixed clock and the same random number each time. */
export function sendToEngine(
  request: ApiRequest,
  hooks: Pick<AnswerOptions, 'admit' | 'pause'> = {},
  table = engine.table,
): Promise<ApiResponse> {
  return answer({ ...engine, table }, request, {
    ...hooks,
    now: () => Date.parse(REFERENCE),
    random: () => 0.5,
    loadLocale: (locale) => Promise.resolve(findDefinition(locale)),
    onError: (error) => {
      throw error;
    },
  });
}
