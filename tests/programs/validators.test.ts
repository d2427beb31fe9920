/** Validates responses of all operations with a validator in another language. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateResponse } from 'fakewright-engine/testing/engine';
import { operations, successContentOf } from '../support/spec.ts';
import type { DocumentedOperation } from '../support/spec.ts';
import { hasProgram } from '../../scripts/support/programs.ts';

/** Python program that prints the operation and the error message for each response that its schema rejects. */
const VALIDATE = `
import json, sys
from jsonschema import Draft202012Validator
for line in sys.stdin:
    case = json.loads(line)
    validator = Draft202012Validator(case["schema"])
    for value in case["values"]:
        for error in validator.iter_errors(value):
            print(case["name"], error.json_path, error.message[:200])
`;

/** Returns the samples of an operation, and responses for several seeds in each of its locales. */
function createResponses(described: DocumentedOperation): unknown[] {
  const { name, method, operation } = described;
  const samples = Object.values(successContentOf(described).examples).map(({ value }) => value);
  if (method === 'post') return samples;
  const required = Object.fromEntries(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.required)
      .map((parameter) => [parameter.name, parameter.example as string]),
  );
  const locales = operation['x-locales'];
  const requests = (locales ?? [undefined]).flatMap((locale) =>
    [1, 2, 3].map((seed) => ({ ...required, seed, count: 5, ...(locale && { locale }) })),
  );
  return [...samples, ...requests.map((query) => generateResponse(name, query))];
}

test.runIf(hasProgram('jsonschema'))(
  'the Python package jsonschema accepts the responses of all operations',
  () => {
    const cases = operations.map((described) => ({
      name: described.name,
      schema: successContentOf(described).schema,
      values: createResponses(described),
    }));
    const input = cases.map((each) => JSON.stringify(each)).join('\n');
    const errors = execFileSync('/usr/bin/python3', ['-c', VALIDATE], { input, encoding: 'utf8' });
    expect(errors).toBe('');
    expect(cases.length).toBeGreaterThan(300);
  },
);
