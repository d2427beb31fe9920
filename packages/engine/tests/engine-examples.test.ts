import { expect, test } from 'vitest';
import { operations } from './document.ts';
import { rejectedParameters } from './support/engine.ts';
import type { Query } from './support/engine.ts';

test('the engine accepts all examples of the parameters of an operation in one request', async () => {
  const rejected: string[] = [];
  for (const { name, method, operation } of operations) {
    if (method === 'post') continue;
    const examples = (operation.parameters ?? []).map((each) => [each.name, each.example] as const);
    const given = Object.fromEntries(examples.filter(([, example]) => example !== undefined));
    const parameters = await rejectedParameters(name, given as Query);
    if (parameters.length > 0) rejected.push(`${name}: ${parameters.join(', ')}`);
  }
  expect(rejected).toEqual([]);
});

test('the engine accepts every example of a request body', async () => {
  const rejected: string[] = [];
  for (const { name, operation } of operations) {
    const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
    for (const [key, { value }] of Object.entries(examples)) {
      if ((await rejectedParameters(name, value)).length > 0) rejected.push(`${name}: ${key}`);
    }
  }
  expect(rejected).toEqual([]);
});

// Programs that do not encode a plus sign send a space.
test('no example of a parameter has a character that changes a query string', () => {
  const examples = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).map((each) => `${name} ${each.name}: ${String(each.example)}`),
  );
  expect(examples.filter((example) => /[+&%]/.test(example))).toEqual([]);
});
