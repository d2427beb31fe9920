import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const SCRIPTS = ['{bench,scripts}/*.mts', 'tests/{engine,planted}/*.mts'];
const scripts = globSync(SCRIPTS, { ignore: 'bench/!(bench).mts' });

describe.each(scripts.sort())('%s', (script) => {
  const run = (option: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', script, option], { encoding: 'utf8' });

  test('prints its options for --help, and does nothing else', () => {
    const { status, stdout, stderr } = run('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^(?:Usage: (?:npm run|npx tsx) |Serves )[^]*\n {2}--help +Print /);
  });

  test('rejects an unknown option by its name', () => {
    const { status, stdout, stderr } = run('--nope');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unknown option '--nope'/);
  });
});
