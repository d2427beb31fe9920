import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { findUnchecked } from './checks.ts';
import { operations } from './description.ts';

// That every operation is checked is known when the last domain test has run: see `globalSetup.ts`.
test('an operation that no domain test looks at is named, and so is its parameter', async () => {
  const all = operations.map(({ name, operation }) => ({
    file: 'domain-x.test.ts',
    name,
    parameters: (operation.parameters ?? []).map((parameter) => parameter.name),
  }));
  expect(await findUnchecked(all)).toEqual([]);
  const without = all.filter(({ name }) => name !== 'finance/iban');
  expect(await findUnchecked(without)).toEqual(['finance/iban']);
  const plain = all.map((check) =>
    check.name === 'phone/e164-number' ? { ...check, parameters: [] } : check,
  );
  expect(await findUnchecked(plain)).toEqual(['phone/e164-number country']);
});

test('every file of checks belongs to a tag', () => {
  const tags = new Set(operations.map(({ name }) => name.split('/')[0]));
  const files = globSync('tests/spec/domain-*.test.ts');
  const named = files.map((file) => path.basename(file).split(/[-.]/)[1]);
  expect(named.filter((tag) => !tags.has(tag))).toEqual([]);
});
