/** The instructions for a mock server, as far as they depend on the description. */
import { expect, test } from 'vitest';
import type { Description, OperationObject, Response } from '../../src/reference/read/types.ts';
import { createApi, viewOf } from '../support/api.ts';

const ok = (examples: Record<string, { value: unknown }>): Record<string, Response> => ({
  200: { description: 'Fine.', content: { 'application/json': { examples } } },
});
const error = { description: 'Wrong.' };

/** The instructions for an API with one operation, as compact JSON. */
function textOf(operation: OperationObject, rest: Partial<Description> = {}): string | undefined {
  const prose = viewOf(createApi(operation, rest).api).mockServer;
  return prose && JSON.stringify(prose);
}

test('are there if some response is short enough to show', () => {
  expect(textOf({ responses: ok({ one: { value: 'a'.repeat(1998) } }) })).toContain(
    'prism-cli mock',
  );
  expect(textOf({ responses: ok({ one: { value: 'a'.repeat(1999) } }) })).toBeUndefined();
  expect(textOf({ responses: { 204: { description: 'Fine.' } } })).toBeUndefined();
});

test('choose an operation that the reader can ask', () => {
  const long = { operationId: 'long', responses: ok({ one: { value: 'a'.repeat(3000) } }) };
  const short = { operationId: 'short', responses: ok({ one: { value: 1 } }) };
  const text = textOf(
    {},
    {
      paths: { '/long': { get: long }, '/short': { get: short } },
      webhooks: { first: { post: { responses: ok({ one: { value: 2 } }) } } },
    },
  );
  expect(text).toContain('http://127.0.0.1:4010/short');
});

test('say how another answer is chosen, where there is one', () => {
  const one = { value: 1 };
  const prefer = (responses: Record<string, Response>) =>
    [...(textOf({ responses })?.matchAll(/Prefer: (\w+=[\w-]+)/g) ?? [])].map(
      ([, choice]) => choice,
    );
  expect(prefer(ok({ one }))).toEqual([]);
  expect(prefer(ok({ one, 'another-one': one }))).toEqual(['example=another-one']);
  expect(prefer(ok({ one, 'another one': one }))).toEqual([]);
  expect(prefer({ ...ok({ one }), 400: error, 404: error, 500: error })).toEqual(['code=404']);
  expect(prefer({ ...ok({ one }), '4XX': error })).toEqual([]);
});

test('speak of a key if there is one', () => {
  const responses = ok({ one: { value: 1 } });
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } as const;
  expect(textOf({ responses })).not.toContain('as a key');
  expect(textOf({ responses }, { components: { securitySchemes } })).toContain('as a key');
});
