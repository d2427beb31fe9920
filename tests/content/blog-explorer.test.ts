import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFile } from '../support/generated.ts';
import type { RecordedRequest } from '../../src/reference/runtime/recordedRequest.ts';
import { generateResponse } from 'fakewright-engine/testing/engine';
import { runShellRequest } from './engineResponses.ts';
import { plainText } from '../../src/samples/highlightedCode.ts';

/** Generators with short values that do not depend on the date. */
const GENERATORS = [
  'internet/port',
  'person/full-name',
  'internet/username',
  'finance/iban',
  'date/date-between',
  'string/nano-id',
];
const valuesOf = (generator: string, seed: number, count = 5): unknown[] =>
  generateResponse(generator, { count, seed }).data;

test('the response that the explorer in the post shows at first matches the API', async () => {
  const recorded = JSON.parse(readFileSync(dataFile('recorded.json'), 'utf8')) as RecordedRequest;
  const url = new URL(/https:[^']+/.exec(plainText(recorded.request.code))?.[0] ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual(recorded.values);
  expect(JSON.parse(recorded.response)).toEqual(
    await runShellRequest({ method: 'GET', url, headers: {} }),
  );
});

test.each(GENERATORS)(
  'for %s, two neighbouring seeds return different values, and a higher count appends values',
  (generator) => {
    const second = valuesOf(generator, 2);
    expect(second.length).toBeGreaterThan(1);
    expect(valuesOf(generator, 1).filter((value) => second.includes(value))).toEqual([]);
    for (const count of [1, 3]) {
      expect(second.slice(0, count)).toEqual(valuesOf(generator, 2, count));
    }
  },
);

test('with the same seed, usernames do not contain parts of the full names', () => {
  const usernames = valuesOf('internet/username', 42);
  const alike = valuesOf('person/full-name', 42).map((name, index) =>
    String(name)
      .split(' ')
      .some((part) => String(usernames[index]).includes(part)),
  );
  expect(alike).toEqual(alike.map(() => false));
});
