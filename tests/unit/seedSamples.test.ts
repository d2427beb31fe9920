import { expect, test } from 'vitest';
import { printResponse } from '../../src/reference/print/printResponse';
import { colourRequest } from '../../src/components/GeneratorExplorer/colours';
import { writeRequest } from '../../src/reference/print/seedSamples';
import type { FlatResponse } from '../../src/reference/print/seedSamples';

const responses: FlatResponse[] = [
  { data: [8080], meta: { count: 1, seed: 42 } },
  { data: ['a "b" \\', 'c: 1', '川村 😀'], meta: { count: 3, seed: 0, locale: 'ja' } },
];

test.each(responses)('the response with $data is the JSON that the API sends', (response) => {
  expect(JSON.parse(printResponse(response))).toEqual(response);
});

test('the request is for one count and seed, and each of its signs has a colour', () => {
  const code = writeRequest('https://api.example/v1/c/curl', {
    data: [],
    meta: { count: 3, seed: 7 },
  });
  expect(code).toContain("curl 'https://api.example/v1/c/curl?count=3&seed=7'");
  const tokens = colourRequest(code);
  const lengths = [...tokens.matchAll(/\d+/g)].map(([length]) => Number(length));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(code.length);
  expect(tokens).toMatch(/^f4_1s\d+/);
});
