import { expect, test } from 'vitest';
import { plainText } from '../../../src/samples/highlightedCode.ts';
import { renderRequestCodes } from '../../../src/samples/requestCode.ts';
import { highlight } from '../../../src/samples/highlight.ts';
import { CODE_LANGUAGES } from '../../../src/samples/languages.ts';
import { fillSlots } from '../../../src/samples/slots.ts';

test('a TypeScript property that has the name of a type is not coloured', () => {
  expect(highlight('interface A {\n  number: string;\n}', 'typescript')).toEqual([
    { kind: 'k', text: 'interface ' },
    { kind: 'n', text: 'A ' },
    '{\n  number: ',
    { kind: 'k', text: 'string' },
    ';\n}',
  ]);
});

const SPECIAL = [
  ...['', ' ', '\n\n', '\t', '"', "'", '`', '\\', '/*', '<!--', '#{', '${', '{{', '<?php', '```'],
  ...['"\\u2028', '\u2028', '😀"', "it's", 'a\r\nb', '\0', '"""', '$(', '@"', '%q(', 'r#"'],
];
const names = [
  ...new Set([...CODE_LANGUAGES.map(({ language }) => language), 'json', 'http', 'yaml']),
];
const request = { origin: 'https://api.example.com', headers: { 'X-Key': 'KEY' }, isTyped: false };
const codes = [undefined, { text: SPECIAL.join(' ') }]
  .flatMap((body) => renderRequestCodes({ ...request, body }))
  .map(({ code }) => plainText(fillSlots(code, { requestTarget: '/x?a=1' })));

test.each(names)('highlighted code in %s keeps every character', (language) => {
  for (const text of [...codes, ...SPECIAL, SPECIAL.join('\n')])
    expect(plainText(highlight(text, language))).toBe(text);
});

test('code in a language without a grammar is plain text', () => {
  expect(highlight('text', 'klingon')).toEqual(['text']);
});
