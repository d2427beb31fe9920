import { describe, expect, test } from 'vitest';
import { highlight } from '../../src/samples/highlight.ts';
import { plainText, toRuns } from '../../src/samples/code.ts';
import { renderCodes } from '../../src/samples/codes.ts';
import { fillSlots } from '../../src/samples/slots.ts';

const samples = renderCodes({
  origin: 'https://api.example.com',
  headers: { 'X-API-Key': 'YOUR_API_KEY' },
  body: undefined,
  isTyped: false,
}).map((each) => ({
  ...each,
  text: plainText(fillSlots(each.code, { address: '/v1/things?count=1' })),
}));

/** Letters of `highlight` for the colours that tell grammars apart. */
type Colour = 'c' | 'f' | 'k' | 'n' | 'p';

/** By the label that readers see: text of that language only, and tokens that only its grammar colours so. */
const LANGUAGES: Record<string, { texts: string[]; tokens: [Colour, string][] }> = {
  cURL: { texts: ["curl 'https://", '--fail-with-body'], tokens: [['f', 'curl']] },
  JavaScript: {
    texts: ['await fetch(', 'console.log(await response.json());'],
    tokens: [['p', 'headers']],
  },
  Python: {
    texts: ['import requests\n', 'raise_for_status()'],
    tokens: [
      ['k', 'import'],
      ['k', 'print'],
    ],
  },
  Java: {
    texts: ['import java.net.http.HttpClient;', 'System.out.println('],
    tokens: [
      ['k', 'public static void'],
      ['k', 'throws'],
    ],
  },
  TypeScript: { texts: ['await fetch(', ' as unknown;'], tokens: [['k', 'as unknown']] },
  'Node.js': { texts: ['await fetch(', 'await response.text();'], tokens: [['p', 'headers']] },
  Go: { texts: ['package main\n', 'func main() {'], tokens: [['k', 'func']] },
  'C#': {
    texts: ['using var client = new HttpClient();'],
    tokens: [
      ['k', 'using var'],
      ['f', 'HttpClient'],
    ],
  },
  PHP: { texts: ['<?php\n', 'curl_init('], tokens: [['k', '<?php']] },
  Ruby: {
    texts: ["require 'net/http'\n", 'Net::HTTP'],
    tokens: [
      ['k', 'require'],
      ['n', 'URI'],
      ['c', '# raises unless 2xx'],
    ],
  },
  Rust: {
    texts: ['use reqwest::', 'fn main() ->'],
    tokens: [
      ['k', 'fn'],
      ['k', 'let'],
    ],
  },
  Kotlin: { texts: ['import okhttp3.', 'fun main() {'], tokens: [['k', 'fun']] },
  PowerShell: { texts: ['Invoke-RestMethod @'], tokens: [['f', 'Invoke-RestMethod']] },
};

/** Each run of code of one colour, as its letter and its text without surrounding spaces. */
const listRuns = (code: string, language: string): string[] =>
  toRuns(highlight(code, language)).map(({ kind, text }) => `${kind} ${text.trim()}`);

test('every label has a signature', () => {
  expect(samples.map(({ label }) => label).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(samples)('the sample $label', ({ label, language, text }) => {
  const { texts, tokens } = LANGUAGES[label] ?? { texts: [], tokens: [] };

  test('is code of its language and of no other', () => {
    const matching = samples.filter((each) => texts.every((part) => each.text.includes(part)));
    expect(matching.map((each) => each.label)).toEqual([label]);
    expect(texts).not.toEqual([]);
  });

  test('is highlighted by the grammar of its language and by no other', () => {
    const grammars = [...new Set(samples.map((each) => each.language))];
    const matching = grammars.filter((grammar) => {
      const runs = listRuns(text, grammar);
      return tokens.every((token) => runs.includes(token.join(' ')));
    });
    expect(matching).toEqual([language]);
  });
});
