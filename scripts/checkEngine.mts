/**
 * `npm run check:engine`: runs the engine tests of the tags that differ from `origin/main`, or from the last commit if there
 * is no such branch. `vitest --changed` would run all of them, because each test imports every tag.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { readOptions } from './support/options.ts';

/** Quick tests of all tags: check digits, the order of names, and the table of requests with their values. */
const QUICK = ['check-digits', 'name-order', 'rows.test'];

/** Tests of the engine's shared parts. */
const SHARED = 'engine-';

/** A file of a tag, or the first folder or file of the engine that is not of a tag. */
const ENGINE_FILE =
  /^(?:openapi\/paths|(?:src|packages)\/engine(?:\/src(?=\/))?(?:\/tags)?)\/(?!tests\/)(\w+)/;

readOptions('npm run check:engine', {});

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

const [base = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main');
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const names = new Set(changed.flatMap((file) => ENGINE_FILE.exec(file)?.[1] ?? []));
const tests = globSync('{tests/engine,packages/engine/tests}/*.test.ts');
const isTag = (name: string) => tests.some((file) => file.includes(`/domain-${name}`));
const own = [...names].map((name) => (isTag(name) ? `domain-${name}` : SHARED));
if (own.length > 0) {
  const args = ['run', '--project', 'engine', ...QUICK, ...new Set(own)];
  const shell = process.platform === 'win32';
  process.exitCode = spawnSync('vitest', args, { stdio: 'inherit', shell }).status ?? 1;
}
