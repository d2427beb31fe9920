import { describe, expect, test } from 'vitest';
import type { Spec, OperationObject } from '../../src/reference/read/types.ts';
import { renderCodes } from '../../src/samples/codes.ts';
import { LANGUAGES } from '../../src/samples/languages.ts';
import { createCodeRequest } from '../../src/reference/view/requests.ts';
import {
  ADDRESS_PLACEHOLDER,
  fillPlaceholders,
  PATH_PLACEHOLDER,
  TYPE_PLACEHOLDER,
} from '../../src/samples/placeholders.ts';
import { highlight } from '../../src/samples/highlight.ts';
import { apiOf } from '../support/api.ts';

const servers: Spec['servers'] = [{ url: 'https://api.example.com/v1' }];

function samplesOf(operation: Partial<OperationObject>, request: Record<string, unknown> = {}) {
  const target = apiOf(operation, { servers }).operation;
  const { address, request: code } = createCodeRequest(target, request);
  return { address, samples: renderCodes(code) };
}

describe('languages', () => {
  test('there are at least 12, cURL first, each with a key and a name of its own', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(12);
    expect(LANGUAGES[0]?.label).toBe('cURL');
    expect(new Set(LANGUAGES.map(({ key }) => key)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map(({ label }) => label)).size).toBe(LANGUAGES.length);
  });
});

test('a property of TypeScript that is named like a type has no colour', () => {
  expect(highlight('interface A {\n  number: string;\n}', 'typescript')).toBe('k10n2_12k6_3');
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
    'has a placeholder, which it replaces: %s',
    (_name, request) => {
      const { address, samples } = samplesOf({}, request);
      for (const sample of samples) {
        const isSplit = sample.key === 'python';
        expect(sample.text).toContain(isSplit ? PATH_PLACEHOLDER : ADDRESS_PLACEHOLDER);
        const filled = fillPlaceholders(sample, { address });
        expect(filled).toContain(isSplit ? address.split('?')[0] : address);
        expect(filled).not.toContain('\u0001');
      }
    },
  );

  test('so has the type of the response where it is known', () => {
    const { operation } = apiOf();
    const typed = renderCodes(createCodeRequest(operation, {}, { isTyped: true }).request);
    const codes = typed.filter(({ text }) => text.includes(TYPE_PLACEHOLDER));
    expect(codes.map(({ key }) => key)).toEqual(['typescript']);
    const [code = { text: '' }] = codes;
    const filled = fillPlaceholders(code, { address: '/x', type: '{ a: $& }' });
    expect(filled).toContain('as { a: $& };');
    expect(samplesOf({}).samples.some(({ text }) => text.includes(TYPE_PLACEHOLDER))).toBe(false);
  });

  test('it is the path on the server with the query, its values escaped', () => {
    const query = { list: ['a', 'b'], text: "it's 100%" };
    const parameters = [{ name: 'list', in: 'query' as const, explode: false as const }];
    expect(samplesOf({ parameters }, { query }).address).toBe(
      '/v1/things?list=a,b&text=it%27s%20100%25',
    );
  });

  test.each([
    ['/x', ''],
    ['/x?seed=1', '\n    params={"seed": 1},'],
    ['/x?kinds=food%2Cflag&kinds=b', '\n    params={"kinds": ["food,flag", "b"]},'],
    [
      '/x?prefix=007&isOpen=true&to=-1.5',
      '\n    params={\n        "prefix": "007",\n        "isOpen": "true",\n        "to": "-1.5",\n    },',
    ],
    ['/x?text=it%27s%20%22100%25%22', '\n    params={"text": "it\'s \\"100%\\""},'],
  ])('the code in Python passes the query of %s as params', (address, params) => {
    const code = samplesOf({}).samples.find(({ key }) => key === 'python');
    expect(fillPlaceholders(code ?? { text: '' }, { address })).toContain(
      `    "https://api.example.com/v1/x",${params}\n    headers`.replace('/v1/x', '/x'),
    );
  });

  test('a text that looks like a placeholder stays as it is', () => {
    const body = { text: `${ADDRESS_PLACEHOLDER} ${TYPE_PLACEHOLDER}` };
    const { samples } = samplesOf({}, { body });
    for (const { key, text } of samples) {
      const own = key === 'python' ? PATH_PLACEHOLDER : ADDRESS_PLACEHOLDER;
      expect(text.split(own), key).toHaveLength(2);
      expect(text, key).not.toContain(TYPE_PLACEHOLDER);
    }
  });
});

test('every language says in a few words what a reader needs', () => {
  for (const { needs } of LANGUAGES) expect(needs).toMatch(/^[\w.][^\n]{5,60}[^.\s]$/);
});

describe('the lengths of all colours are the length of the code', () => {
  const HOSTILE = [
    ...['', ' ', '\n\n', '\t', '"', "'", '`', '\\', '/*', '<!--', '#{', '${', '{{', '<?php', '```'],
    ...['"\\u2028', '\u2028', '😀"', "it's", 'a\r\nb', '\0', '"""', '$(', '@"', '%q(', 'r#"'],
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
    const texts = [...codes.map(({ text }) => text), ...HOSTILE, HOSTILE.join('\n')];
    for (const text of texts) {
      const tokens = highlight(text, language);
      expect(tokens).toMatch(/^(?:[a-z_]\d+)*$/);
      expect(lengthOf(tokens), text).toBe(text.length);
    }
  });

  test('a language without a grammar has none', () => {
    expect(highlight('text', 'klingon')).toBe('');
  });
});
