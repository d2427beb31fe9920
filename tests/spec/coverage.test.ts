import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { operations } from './description.ts';

/** Lists of refused requests and of what fits the schema: a name in them is no check of a value. */
const LISTS = /^const [A-Z_]*REFUSED\b[^]*?^\};$/gm;
const COMMENTS = /\/\*[^]*?\*\/|\/\/.*$/gm;

/** The checks of each tag: all of its files, without comments and lists. */
const checks = new Map<string, string>();
for (const file of globSync('tests/spec/domain-*.test.ts').sort()) {
  const tag = path.basename(file).split(/[-.]/)[1] ?? '';
  const text = readFileSync(file, 'utf8').replace(COMMENTS, '').replace(LISTS, '');
  checks.set(tag, (checks.get(tag) ?? '') + text);
}

/** Whether a tag's checks name the generator: as a text, with or without its tag, or as a key. */
function isChecked(name: string): boolean {
  const [tag = '', generator = ''] = name.split('/');
  const named = [`(?<quote>['"\`])(${tag}/)?${generator}\\k<quote>`, `^ *${generator}:`];
  return new RegExp(named.join('|'), 'm').test(checks.get(tag) ?? '');
}

test('every operation has a check of what its values mean', () => {
  const unchecked = operations.map(({ name }) => name).filter((name) => !isChecked(name));
  expect(unchecked.join('\n')).toBe('');
});

test('every file of checks belongs to a tag', () => {
  const tags = new Set(operations.map(({ name }) => name.split('/')[0]));
  expect([...checks.keys()].filter((tag) => !tags.has(tag))).toEqual([]);
});
