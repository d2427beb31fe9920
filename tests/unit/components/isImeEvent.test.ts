import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

test('every keyboard handler ignores key events during IME composition', () => {
  const handlers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /onKey(?:Down|Up|Press)=|['"]key(?:down|up|press)['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(handlers.length).toBeGreaterThan(3);
  const without = handlers.filter((file) => !/\bisImeEvent\(/.test(readFileSync(file, 'utf8')));
  expect(without).toEqual([]);
});
