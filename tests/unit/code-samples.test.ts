import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OperationObject } from '../../src/reference/read/types.ts';
import { ADDRESS_PLACEHOLDER } from '../../src/reference/view/requests/address.ts';
import { LANGUAGES } from '../../src/reference/view/requests/languages.ts';
import { createCodeSamples } from '../../src/reference/view/requests/codeSamples.ts';
import { highlight } from '../../src/reference/view/highlight.ts';
import { createApi } from '../support/api.ts';

const servers = [{ url: 'https://api.example.com/v1' }];

function samplesOf(operation: OperationObject, request: Record<string, unknown> = {}) {
  return createCodeSamples(createApi(operation, { servers }).operation, request);
}

describe('languages', () => {
  test('there are at least 12, cURL first, each with a key and a name of its own', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(12);
    expect(LANGUAGES[0]?.label).toBe('cURL');
    expect(new Set(LANGUAGES.map(({ key }) => key)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map(({ label }) => label)).size).toBe(LANGUAGES.length);
  });

  test('each rule of the style sheet names exactly these languages, in both of its places', () => {
    const css = readFileSync('src/css/codeLanguages.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const rules = css.split('}').filter((rule) => rule.trim() !== '');
    const keys = LANGUAGES.map(({ key }) => key);
    // Hidden and shown panels, other tabs and the chosen one.
    expect(rules).toHaveLength(4);
    for (const rule of rules) {
      const selectors = (rule.split('{')[0] ?? '').split(',');
      const named = selectors.map((each) =>
        [...each.matchAll(/='([^']*)'/g)].map(([, key]) => key),
      );
      expect(named).toEqual(keys.map((key) => [key, key]));
    }
  });

  test('each has code that names the method and the address', () => {
    const { samples } = samplesOf({}, { query: { count: 3 } });
    expect(samples.map(({ key }) => key)).toEqual(LANGUAGES.map(({ key }) => key));
    for (const { code } of samples) {
      expect(code).toMatch(/\bget\b|fetch\(/i);
      expect(code).toContain('/v1/things?count=3');
    }
  });

  test('only as many are written as are asked for', () => {
    const { operation } = createApi();
    expect(createCodeSamples(operation, {}, { languageCount: 1 }).samples).toHaveLength(1);
  });

  test('a webhook, which the reader receives, has none', () => {
    const { operation } = createApi();
    const webhook = { ...operation, method: 'EVENT' };
    expect(createCodeSamples(webhook, {})).toEqual({ address: '', samples: [] });
  });
});

describe('the address in code that pages share', () => {
  const requests = {
    'without arguments': {},
    'with arguments': { query: { count: 3, seed: 42 } },
    'with marks that are special in replacements': { query: { text: "$& $1 $$ '" } },
    'with a body': { body: { text: 'It\'s "$1"' } },
    'that looks like the placeholder': { query: { for: 'address' } },
  };

  test.each(Object.entries(requests))(
    'a template with it filled in is the code: %s',
    (_name, request) => {
      const { address, samples } = samplesOf({}, request);
      const templates = samples.flatMap(({ template, code }) =>
        template ? [[template, code]] : [],
      );
      // TypeScript has none, for it depends on the response too, and cURL none without quotation marks.
      expect(templates.length).toBeGreaterThanOrEqual(LANGUAGES.length - 2);
      for (const [template = '', code] of templates) {
        expect(template).toContain(ADDRESS_PLACEHOLDER);
        expect(template.replaceAll(ADDRESS_PLACEHOLDER, () => address)).toBe(code);
      }
    },
  );

  test('it is the path on the server with the query, its values escaped', () => {
    const query = { list: ['a', 'b'], text: "it's 100%" };
    const parameters = [{ name: 'list', in: 'query' as const, explode: false }];
    expect(samplesOf({ parameters }, { query }).address).toBe(
      '/v1/things?list=a,b&text=it%27s%20100%25',
    );
    expect(samplesOf({}, { query: { list: ['a', 'b'] } }).address).toBe('/v1/things?list=a&list=b');
  });

  test('code that differs in more than the address has no template', () => {
    const { samples } = samplesOf({}, { body: { text: ADDRESS_PLACEHOLDER } });
    expect(samples.filter(({ template }) => template !== undefined)).toEqual([]);
  });
});

describe('the lengths of all colours are the length of the code', () => {
  const HOSTILE = [
    ...['', ' ', '\n\n', '\t', '"', "'", '`', '\\', '/*', '<!--', '#{', '${', '{{', '<?php', '```'],
    ...[
      '"\\u2028',
      '\u2028',
      '😀"',
      "it's",
      'a\r\nb',
      '\0',
      '"""',
      "'''",
      '$(',
      '@"',
      '%q(',
      'r#"',
    ],
  ];
  const lengthOf = (tokens: string): number =>
    [...tokens.matchAll(/\d+/g)].reduce((sum, [length]) => sum + Number(length), 0);

  const names = [
    ...new Set([...LANGUAGES.map(({ language }) => language), 'json', 'http', 'yaml']),
  ];

  test.each(names)('in %s', (language) => {
    const requests = [
      {},
      { body: { text: HOSTILE.join(' ') } },
      { query: { text: HOSTILE.join(' ') } },
    ];
    const codes = requests.flatMap((request) => samplesOf({}, request).samples);
    const texts = [...codes.map(({ code }) => code), ...HOSTILE, HOSTILE.join('\n')];
    for (const text of texts) {
      const tokens = highlight(text, language);
      expect(tokens).toMatch(/^(?:[a-z_]\d+)*$/);
      expect(lengthOf(tokens), text).toBe(text.length);
    }
  });

  test('every language of the samples has colours', () => {
    for (const { code, language } of samplesOf({}).samples) {
      expect(new Set(highlight(code, language).match(/[a-z_]/g)).size, language).toBeGreaterThan(2);
    }
  });

  test('a language without a grammar has none', () => {
    expect(highlight('text', 'klingon')).toBe('');
  });
});
