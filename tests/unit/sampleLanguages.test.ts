import { describe, expect, test } from 'vitest';
import { highlight } from '../../src/samples/highlight.ts';
import { renderCodes } from '../../src/samples/codes.ts';

const samples = renderCodes({
  url: 'https://api.example.com/v1/things?count=1',
  headers: { 'X-API-Key': 'YOUR_API_KEY' },
  body: undefined,
  responseType: undefined,
});

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
function listRuns(code: string, language: string): string[] {
  let start = 0;
  return [...highlight(code, language).matchAll(/([a-z_])(\d+)/g)].map(([, colour, length]) => {
    const end = start + Number(length);
    const text = code.slice(start, end).trim();
    start = end;
    return `${colour} ${text}`;
  });
}

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
