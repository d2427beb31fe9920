import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadLater } from '../../src/loadLater';
import { READER } from '../../src/plugins/openapi';
import { requireOf, UNUSED_MODULES } from '../../src/unusedModules';

const require = createRequire(__filename);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'load-later-'));
  file = path.join(folder, 'heavy.cjs');
  writeFileSync(
    file,
    'global.loads = (global.loads ?? 0) + 1; exports.a = () => 1; exports.b = () => 2;',
  );
});
afterEach(() => {
  delete require.cache[file];
  delete (globalThis as { loads?: number }).loads;
  rmSync(folder, { recursive: true });
});

const countLoads = () => (globalThis as { loads?: number }).loads ?? 0;

test('A module that is loaded later is loaded once, with the first use of what it exports.', () => {
  loadLater(require, file, ['a', 'b']);
  const heavy = require(file) as { a: () => number; b: () => number };
  expect(countLoads()).toBe(0);
  expect([heavy.a(), heavy.b(), heavy.a()]).toEqual([1, 2, 1]);
  expect(countLoads()).toBe(1);
  expect((require(file) as typeof heavy).a).toBe(heavy.a);
});

test('A module that has been loaded before stays as it is.', () => {
  const heavy = require(file) as object;
  loadLater(require, file, ['a', 'b']);
  expect(require(file)).toBe(heavy);
});

test('A function and a class that are loaded later do what they do.', () => {
  writeFileSync(
    file,
    `global.loads = (global.loads ?? 0) + 1;
    module.exports = function (value) { if (new.target) this.value = value; else return value + 1; };
    module.exports.own = 3;`,
  );
  loadLater(require, file, 'function');
  const heavy = require(file) as { (value: number): number; own: number; __esModule?: boolean };
  expect(heavy.__esModule).toBeUndefined();
  expect(countLoads()).toBe(0);
  expect(heavy(1)).toBe(2);
  expect(heavy.own).toBe(3);
  expect(Reflect.construct(heavy, [5])).toHaveProperty('value', 5);
  expect(countLoads()).toBe(1);
});

test.each(UNUSED_MODULES)('$request exports what is put off, and nothing else.', (unused) => {
  const loaded = requireOf(unused)(unused.request) as object;
  if (unused.exported === 'function') expect(loaded).toBeTypeOf('function');
  else expect(Object.keys(loaded).sort()).toEqual(unused.exported);
});

test('The reader of descriptions exports what is put off, and nothing else.', () => {
  expect(Object.keys(require(READER.module) as object).sort()).toEqual(READER.exports);
});
