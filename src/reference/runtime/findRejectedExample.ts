import type { ApiRequest, ApiResponse, EngineTable, ParameterSchema } from 'fakewright-engine';
import type { Api, Operation } from '../read/api.ts';
import type { ProblemDetails, RejectedExample } from '../read/types.ts';
import { addRequiredArguments, toApiRequest } from '../view/requests.ts';

const inOtherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

/** Lists plausible mistakes: values that a person could send, and that a schema may reject. */
function wrongValues(schema: ParameterSchema, example: unknown): unknown[] {
  const { enum: allowed, maximum, minimum, items } = schema;
  if (typeof items === 'object') return wrongValues(items, [example].flat()[0]);
  const usual: unknown = example ?? allowed?.[0];
  return [
    ...(typeof usual === 'string' ? [inOtherCase(usual)] : []),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    schema.type === 'boolean' ? 'yes' : 'none',
    '',
  ];
}

interface RejectionContext extends Pick<Api, 'common'> {
  table: EngineTable;
}

/** Lists queries with one parameter that may be rejected: parameters of only this operation first, then `count`. */
function wrongQueries(operation: Operation, { table, common }: RejectionContext) {
  const { path, parameters } = operation;
  const schemas = table.operations[path]?.parameters ?? {};
  const own = parameters.filter(({ name }) => !common.includes(name));
  return [...own, ...parameters.filter(({ name }) => name === 'count')].flatMap(
    ({ name, example }) =>
      wrongValues(schemas[name] ?? {}, example).map((value) => ({
        name,
        query: addRequiredArguments(operation, { query: { [name]: value } }).query,
      })),
  );
}

/**
 * Finds a GET request that is rejected because of one parameter only.
 *
 * @param ask Sends a request to the engine.
 * @returns Undefined for a POST, and if there is no such request.
 */
export async function findRejectedExample(
  operation: Operation,
  context: RejectionContext,
  ask: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<RejectedExample | undefined> {
  if (operation.method !== 'GET') return undefined;
  for (const { name, query } of wrongQueries(operation, context)) {
    const { status, body } = await ask(toApiRequest(operation, { query }));
    const value = JSON.parse(body) as ProblemDetails;
    const [error, ...others] = value.errors ?? [];
    const isRejected = status === 400 && error?.name === name && others.length === 0;
    if (isRejected) return { 'x-request': { query }, value };
  }
  return undefined;
}
