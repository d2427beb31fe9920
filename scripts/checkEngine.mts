/**
 * `npm run check:engine`: runs the engine tests of tags that were changed since `origin/main`, or since the last commit if
 * that branch does not exist. `vitest --changed` would run all tests, because each one imports every tag.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readOptions } from './support/options.ts';

/** Fast tests of all tags, and `cases.test`, which reads the names of tags from the variable `TAGS`. */
const QUICK = ['check-digits', 'name-order', 'cases.test'];

/** Tests of code that all tags share. */
const SHARED = ['responses.test', 'random-requests'];

/** Matches files of the engine and of operations. If the file belongs to a tag, group 1 is the tag. */
const ENGINE_FILE = /^(?:openapi\/paths\/|packages\/engine\/(?:data|src)\/)(?:tags\/)?([a-z]+)/;

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
const tags = [...names].filter((name) => existsSync(`openapi/paths/${name}`));
const isShared = tags.length < names.size;
const own = [...tags.map((tag) => `/${tag}`), ...(isShared ? SHARED : [])];
if (own.length > 0) {
  const args = ['run', '--project', 'engine', ...QUICK, ...own];
  const shell = process.platform === 'win32';
  const env = isShared ? process.env : { ...process.env, TAGS: tags.join() };
  process.exitCode = spawnSync('vitest', args, { stdio: 'inherit', shell, env }).status ?? 1;
}
