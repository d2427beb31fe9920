import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { PROGRAMS } from '../support/programs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('A machine that lacks programs is told which, what is skipped without them and how to get them.', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CI', '');
  const { has, missingPrograms } = await import('../support/programs');
  const missing = missingPrograms();
  const names = missing.map(({ program }) => program).join('; ');
  for (const name of ['nginx', 'Python', 'JDK', 'Rust']) expect(names).toContain(name);
  for (const { neededFor, advice } of missing) {
    expect(neededFor).not.toBe('');
    expect(advice).toMatch(/apt-get install/);
  }
  expect([has('nginx'), has('python'), has('java'), has('rust')]).toEqual(Array(4).fill(false));
});

test('On CI no test is skipped for a program: it fails without it.', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CI', 'true');
  const { has, missingPrograms } = await import('../support/programs');
  expect(has('rust')).toBe(true);
  expect(missingPrograms().map(({ program }) => program)).toContain('Rust');
});

test('README lists each program, and what is skipped without it.', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const table = rows.slice(rows.findIndex(([, first]) => first === 'program') + 2);
  const programs = Object.values(PROGRAMS);
  expect(table.slice(0, programs.length).map(([, ...cells]) => cells.slice(0, 2))).toEqual(
    programs.map(({ program, neededFor }) => [program, neededFor]),
  );
});
