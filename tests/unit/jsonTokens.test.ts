import { expect, test } from 'vitest';
import { jsonTokens } from '../../src/components/CodeBlock/jsonTokens.ts';
import { toHtml } from '../../src/components/CodeBlock/toHtml.ts';
import { highlight } from '../../src/samples/highlight.ts';

const TEXTS = [
  { data: ['GT69T10P0V1346241560ZH610G35'], meta: { count: 1, seed: 42 } },
  { data: [true, false, null, -1.5e-7, 0, 'a "quoted" \\ text: "x"'], 'a: "name"': [] },
  { empty: {}, list: [[], [{}]], text: '{"data": [1]}', unicode: '川村 文子 😀' },
  'only a text',
  7,
];

/** The text of each kind of token, apart from plain text, which the highlighter splits otherwise. */
function kinds(text: string, tokens: string): string[] {
  return [...toHtml(text, tokens).matchAll(/code-(\w)">([^<]*)/g)].map(
    ([, kind, token]) => `${kind} ${token?.trim()}`,
  );
}

test.each(TEXTS)('%j has the colours that the highlighter finds', (value) => {
  for (const indent of [0, 2]) {
    const text = JSON.stringify(value, null, indent);
    expect(kinds(text, jsonTokens(text))).toEqual(kinds(text, highlight(text, 'json')));
  }
});

test.each(TEXTS)('the tokens of %j are as long as the text', (value) => {
  const text = JSON.stringify(value, null, 2);
  const lengths = [...jsonTokens(text).matchAll(/\d+/g)].map(([length]) => Number(length));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length);
});
