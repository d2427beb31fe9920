import { readFileSync } from 'node:fs';
import { engine } from 'fakewright-engine/testing/engine';
import { describe, expect, test } from 'vitest';
import { findOwnLocales, recordLocales } from '../../scripts/samples/detectLocales.ts';
import { operations } from '../support/spec.ts';

const localised = operations.filter(({ path }) => engine.table.operations[path]?.locales);

describe('no locale with data of its own is missing from `x-locales`', () => {
  test.each(localised)('$name', ({ file, path, operation }) => {
    const text = readFileSync(file, 'utf8');
    const own = findOwnLocales(engine, path, operation['x-locales-unfit']);
    const recorded = recordLocales(text, own);
    expect(recorded === text, 'run `npm run api:samples`').toBe(true);
  });
});

test('a locale that is excluded without being offered is rejected', () => {
  expect(() => findOwnLocales(engine, '/v1/person/bio', { xx: 'A reason.' })).toThrow(
    'x-locales-unfit names xx, which `locale` does not list.',
  );
});
