import { describe, expect, test } from 'vitest';
import { jsonTokens } from '../../src/components/Engine/jsonTokens';
import { printResponse } from '../../src/reference/print/printResponse';
import { colourRequest } from '../../src/components/GeneratorExplorer/colours';
import { highlight } from '../../src/reference/view/highlight';
import { writeRequest } from '../../src/reference/print/seedSamples';
import type { FlatResponse } from '../../src/reference/print/seedSamples';

const responses: FlatResponse[] = [
  { data: [8080], meta: { count: 1, seed: 42 } },
  { data: ['a "b" \\', 'c: 1', '川村 😀'], meta: { count: 3, seed: 0, locale: 'ja' } },
];

/** The kind of each character that is no white space. */
function kindsOf(code: string, tokens: string): string[] {
  let at = 0;
  return [...tokens.matchAll(/(\D)(\d+)/g)].flatMap(([, kind = '', length]) => {
    const start = at;
    at += Number(length);
    return [...code.slice(start, at).replaceAll(/\s/g, '')].map((sign) => `${sign}${kind}`);
  });
}

describe.each(responses)('the response with $data', (response) => {
  test('is the JSON that the API sends', () => {
    expect(JSON.parse(printResponse(response))).toEqual(response);
  });

  test('has the colours of code in fences', () => {
    const code = printResponse(response);
    expect(kindsOf(code, jsonTokens(code))).toEqual(kindsOf(code, highlight(code, 'json')));
  });
});

test('the request is for one count and seed, and each of its signs has a colour', () => {
  const code = writeRequest('https://api.example/v1/c/curl', {
    data: [],
    meta: { count: 3, seed: 7 },
  });
  expect(code).toContain("curl 'https://api.example/v1/c/curl?count=3&seed=7'");
  const tokens = colourRequest(code);
  expect(kindsOf(code, tokens)).toHaveLength([...code.replaceAll(/\s/g, '')].length);
  expect(tokens).toMatch(/^f4_1s\d+/);
});
