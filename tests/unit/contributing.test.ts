import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Folders below which "Where things are", "The way of one operation" and "What to touch" name files. */
const BASES = ['', 'src/', 'src/reference/', 'src/reference/view/', 'src/reference/print/'];

/** Generated, and not there in a fresh clone. */
const GENERATED = /^(?:docs\/api|\.api|build|deploy\/generated|test-results)\//;

const isThere = (path: string): boolean =>
  BASES.some((base) => existsSync(base + path) || globSync(base + path).length > 0);

test('CONTRIBUTING has at most 120 lines', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('every file and folder that CONTRIBUTING names is there', () => {
  const named = [...text.matchAll(/`([\w.*-]*\/[\w./*-]*|[\w*-]+\.[cm]?[tj]sx?)`/g)].map(
    ([, path = '']) => path,
  );
  const paths = named.filter((path) => !GENERATED.test(path) && !path.startsWith('/'));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('every command that CONTRIBUTING names is in package.json', () => {
  const commands = [...text.matchAll(/`(?:\w+=\S+ )?npm (?:run )?([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
