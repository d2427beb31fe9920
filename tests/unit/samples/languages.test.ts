import { describe, expect, test } from 'vitest';
import { plainText, toTokens } from '../../../src/samples/highlightedCode.ts';
import { renderRequestCodes } from '../../../src/samples/requestCode.ts';
import { highlight } from '../../../src/samples/highlight.ts';
import { fillSlots } from '../../../src/samples/slots.ts';

const samples = renderRequestCodes({
  origin: 'https://api.example.com',
  headers: { 'X-API-Key': 'YOUR_API_KEY' },
  body: undefined,
  isTyped: false,
}).map((each) => ({
  ...each,
  text: plainText(fillSlots(each.code, { requestTarget: '/v1/things?count=1' })),
}));

/**
 * Strings that only samples in a language contain, and tokens that only its grammar colours in this way, keyed by label of the
 * language. The first letter of a token is the code for the colour.
 */
const LANGUAGES: Record<string, [texts: string[], tokens: string[]]> = {
  cURL: [["curl 'https://", '--fail-with-body'], ['f curl']],
  JavaScript: [['await fetch(', 'console.log(await response.json());'], ['p headers']],
  Python: [
    ['import requests\n', 'raise_for_status()'],
    ['k import', 'k print'],
  ],
  Java: [
    ['import java.net.http.HttpClient;', 'System.out.println('],
    ['k public static void', 'k throws'],
  ],
  TypeScript: [['await fetch(', ' as unknown;'], ['k as unknown']],
  'Node.js': [['await fetch(', 'await response.text();'], ['p headers']],
  Go: [['package main\n', 'func main() {'], ['k func']],
  'C#': [['using var client = new HttpClient();'], ['k using var', 'f HttpClient']],
  PHP: [['<?php\n', 'curl_init(', 'CURLOPT_FAILONERROR => true'], ['k <?php']],
  Ruby: [
    ["require 'net/http'\n", 'Net::HTTP'],
    ['k require', 'n URI', 'c # raises unless 2xx'],
  ],
  Rust: [
    ['use reqwest::', 'fn main() ->'],
    ['k fn', 'k let'],
  ],
  Kotlin: [['import okhttp3.', 'fun main() {'], ['k fun']],
  PowerShell: [['Invoke-RestMethod @'], ['f Invoke-RestMethod']],
};

/** Lists the tokens of code. Each string consists of the letter for the colour and the trimmed text. */
const listTokens = (code: string, language: string): string[] =>
  toTokens(highlight(code, language)).map(({ kind, text }) => `${kind} ${text.trim()}`);

test('the table in this test lists every language that has code samples', () => {
  expect(samples.map(({ label }) => label).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(samples)('the code sample in $label', ({ label, language, text }) => {
  const [texts, tokens] = LANGUAGES[label] ?? [[], []];

  test('contains strings that only samples in this language contain', () => {
    const matching = samples.filter((each) => texts.every((part) => each.text.includes(part)));
    expect(matching.map((each) => each.label)).toEqual([label]);
  });

  test('has colours that only the grammar of this language produces', () => {
    const grammars = [...new Set(samples.map((each) => each.language))];
    const matching = grammars.filter((grammar) => {
      const found = listTokens(text, grammar);
      return tokens.every((token) => found.includes(token));
    });
    expect(matching).toEqual([language]);
  });
});
