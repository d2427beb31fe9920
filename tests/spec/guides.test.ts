import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations, successOf } from './description.ts';

/** The contents of a guide's fences in one language. */
function fences(file: string, language: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code);
}

test('the first request of the custom template guide yields the response it shows', () => {
  const guide = 'docs/custom/custom-template.mdx';
  const template = operations.find(({ name }) => name === 'custom/template');
  const sample = template && successOf(template).examples.plain;
  const [request = ''] = fences(guide, 'bash');
  const [, body = ''] = /--data '(.*)'/s.exec(request) ?? [];
  const [response = ''] = fences(guide, 'json');
  expect(JSON.parse(body)).toEqual(sample?.['x-request'].body);
  expect(JSON.parse(response)).toEqual(sample?.value);
});
