/** What the API answers a request that a guide shows, made by the generators that make its samples. */
import { generators } from '../../src/engine/index.ts';
import { produceResponse } from '../../src/engine/produce.ts';
import type { GeneratorResponse } from '../../src/engine/produce.ts';
import { completeArguments } from '../../src/cli/samples/record.ts';
import type { Argument } from '../../src/engine/request.ts';
import type { ShellRequest } from '../support/guides.ts';
import { operations } from './description.ts';
import type { Described } from './description.ts';

/** @throws Error when the description has no such operation. */
export function findOperation(method: string, path: string): Described {
  const found = operations.find(
    (each) => each.path === path && each.method === method.toLowerCase(),
  );
  if (!found) throw new Error(`The description has no ${method} ${path}`);
  return found;
}

function typed({ operation }: Described, [name, text]: [string, string]): [string, Argument] {
  const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === name);
  if (!parameter) throw new Error(`${operation.operationId} has no parameter ${name}`);
  const type = parameter.schema.type;
  if (type === 'integer' || type === 'number') return [name, Number(text)];
  if (type === 'boolean') return [name, text === 'true'];
  return [name, type === 'array' ? text.split(',') : text];
}

/** The response to a request that names a seed. */
export function answer({ method, url, body }: ShellRequest): GeneratorResponse {
  const described = findOperation(method, url.pathname);
  const [tag = '', name = ''] = described.name.split('/');
  const generate = generators[tag]?.[name];
  if (!generate) throw new Error(`${described.name} is not generated`);
  const query = Object.fromEntries([...url.searchParams].map((pair) => typed(described, pair)));
  const request =
    body === undefined ? { query } : { body: JSON.parse(body) as Record<string, Argument> };
  return produceResponse(generate, completeArguments(described.operation, request));
}

/** The response to a body of the custom template. */
export function fillTemplate(body: object): GeneratorResponse {
  const url = new URL('https://api.fakewright.example/v1/custom/template');
  return answer({ method: 'POST', url, headers: {}, body: JSON.stringify(body) });
}
