import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, describe, expect, test, vi } from 'vitest';

const SCRIPTS = ['{bench,scripts}/*.mts', 'tests/planted/*.mts'];
const scripts = globSync(SCRIPTS, { ignore: 'bench/!(bench).mts' });

const [node = '', ...given] = process.argv;

afterEach(() => {
  process.argv.splice(0, Infinity, node, ...given);
  process.exitCode = undefined;
});

/** Thrown in place of `process.exit`, to end a script without ending this process. */
class Exit extends Error {
  constructor(readonly code: unknown) {
    super('The script ends.');
  }
}

/** Runs a script with an option in this process. This is fast, because shared modules are already loaded. */
async function run(script: string, option: string) {
  const texts = { stdout: '', stderr: '' };
  vi.spyOn(console, 'log').mockImplementation((text) => void (texts.stdout += `${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => void (texts.stderr += `${text}\n`));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  const file = path.resolve(script);
  process.argv.splice(1, Infinity, file, option);
  try {
    await import(/* @vite-ignore */ `${file}?${option}`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { ...texts, code: error.code };
  }
  return { ...texts, code: process.exitCode ?? 0 };
}

describe.each(scripts.sort())('%s', (script) => {
  test('prints its options for --help, and does nothing else', async () => {
    const { code, stdout, stderr } = await run(script, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^(?:Usage: (?:npm run|npx tsx) |Serves )[^]*\n {2}--help +Print /);
  });

  test('rejects an unknown option and prints the name of the option', async () => {
    const { code, stdout, stderr } = await run(script, '--nope');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unknown option '--nope'/);
  });
});
