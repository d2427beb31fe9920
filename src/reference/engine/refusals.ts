import type { Engine, ParameterSchema } from '../../engine/index.ts';
import type { Api, Operation } from '../read/model.ts';
import { SHARED_FIELDS } from '../view/labels.ts';
import { writeAddress } from '../view/requests/address.ts';
import { completeRequest } from '../view/requests/codeSamples.ts';
import type { Refusal } from '../view/types.ts';
import { ask } from './ask.ts';

interface Problem {
  errors?: { name: string }[];
}

const inOtherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

/** Values that a schema forbids, or may forbid, and that a person could send. */
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

/** The requests that may be refused for one parameter: own ones first, then `count`. */
function wrongRequests(operation: Operation, engine: Engine): { name: string; address: string }[] {
  const { path, parameters } = operation;
  const schemas = engine.table.operations[path]?.parameters ?? {};
  const own = parameters.filter(({ name }) => !SHARED_FIELDS.has(name));
  return [...own, ...parameters.filter(({ name }) => name === 'count')].flatMap(
    ({ name, example }) =>
      wrongValues(schemas[name] ?? {}, example).map((value) => {
        const { query } = completeRequest(operation, { query: { [name]: value } });
        return { name, address: writeAddress(operation, { path: {}, query }) };
      }),
  );
}

/** The first of those requests that is refused for just that parameter. */
async function findRefusal(operation: Operation, engine: Engine): Promise<Refusal | undefined> {
  for (const { name, address } of wrongRequests(operation, engine)) {
    const [path = '', query = ''] = address.split('?');
    const { status, body } = await ask(engine, { path, query });
    const { errors: [error, ...others] = [], ...problem } = JSON.parse(body) as Problem;
    if (status === 400 && error?.name === name && others.length === 0) {
      return { address, problem, error };
    }
  }
  return undefined;
}

/** For each GET operation a request that it refuses, by slug. The examples of the others are in their description. */
export async function createRefusals(
  { operations }: Api,
  engine: Engine,
): Promise<Map<string, Refusal>> {
  const found = new Map<string, Refusal>();
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const refusal = await findRefusal(operation, engine);
    if (refusal) found.set(operation.slug, refusal);
  }
  return found;
}
