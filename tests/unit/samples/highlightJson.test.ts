import { expect, test } from 'vitest';
import { plainText, toTokens } from '../../../src/samples/highlightedCode.ts';
import type { HighlightedCode } from '../../../src/samples/highlightedCode.ts';
import { highlight } from '../../../src/samples/highlight.ts';
import { highlightJson } from '../../../src/samples/highlightJson.ts';

const TEXTS = [
  { data: ['GT69T10P0V1346241560ZH610G35'], meta: { count: 1, seed: 42 } },
  { data: [true, false, null, -1.5e-7, 0, 'a "quoted" \\ text: "x"'], 'a: "name"': [] },
  { empty: {}, list: [[], [{}]], text: '{"data": [1]}', unicode: '川村 文子 😀' },
  'only a text',
  7,
];

/** Returns the tokens of code that have a colour. */
const coloured = (code: HighlightedCode): string[] =>
  toTokens(code).flatMap(({ kind, text }) =>
    kind === undefined ? [] : [`${kind} ${text.trim()}`],
  );

test.each(TEXTS)('the JSON highlighter colours %j like the Prism highlighter', (value) => {
  for (const indent of [0, 2]) {
    const text = JSON.stringify(value, null, indent);
    expect(coloured(highlightJson(text))).toEqual(coloured(highlight(text, 'json')));
    expect(plainText(highlightJson(text))).toBe(text);
  }
});
