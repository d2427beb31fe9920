/** Tests exit codes and messages of maintainers' commands in a copy of the project. */
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/support/project.ts';
import type { Project } from '../../scripts/support/project.ts';
import { shortenSpec } from '../support/shortenSpec.ts';
import { runScript } from '../support/runScript.ts';

const OPERATION = 'openapi/paths/string/nano-id.yaml';
const GUIDE = 'docs/custom/custom-template.mdx';
const PAGE = 'build/index.html';

let project: Project;

const run = (script: string, ...args: string[]) => runScript(project, script, ...args);
const read = (file: string) => readFileSync(path.join(project.dir, file), 'utf8');

beforeAll(async () => {
  project = await copyProject();
  await shortenSpec(project.dir);
  await project.write(
    PAGE,
    '<!DOCTYPE html><html><head><title>a</title></head><body></body></html>',
  );
});

afterAll(() => project.remove());

/** A change to a file after which a command must fail. If `from` is omitted, the file is deleted. */
type Change = [file: string, from?: RegExp | string, to?: string];

const SEED: Change = [OPERATION, 'seed: 6401', 'seed: 6409'];
const COOKIE: Change = [OPERATION, 'in: query', 'in: cookie'];
const LINE = /openapi\/paths\/string\/nano-id\.yaml:\d+:\d+/;
const PUBLISHED =
  /^openapi\/published\.json:\d+: \/operations\/generate-an-lei\/[^]*Readers rely on/m;

const FAILURES: readonly [command: string, says: RegExp, change?: Change][] = [
  [
    'build',
    /custom-template\.mdx(?![^]*no files in assets)/,
    [GUIDE, /^title: /m, 'title: false # '],
  ],
  ['build', LINE, COOKIE],
  ['api:publish', PUBLISHED],
  ['api:publish --check', PUBLISHED],
  ['api:publish', LINE, [OPERATION, 'get:', 'get: {']],
  ['api:samples --check', /nano-id\.yaml: The file is outdated\. Run `npm run api:samples`/, SEED],
  ['fingerprint', LINE, COOKIE],
  ['fingerprint --html', /No build found in build\/\. Run "npm run build"/, [PAGE]],
  ['images', /logo\.svg/, ['static/img/logo.svg']],
  ['mock', LINE, COOKIE],
  ['mock --port x', /^--port must be a whole number from 0 to 65535, but is x\./],
];

/** Returns the texts of all files in `openapi/`, keyed by path. */
const readSpec = () =>
  Object.fromEntries(
    globSync('openapi/**', { cwd: project.dir }).map((file) => [file, read(file)]),
  );

/** Makes a change, and returns a function that undoes it. */
async function make([file, from, to = '']: Change): Promise<() => Promise<void>> {
  const text = read(file);
  if (from === undefined) rmSync(path.join(project.dir, file));
  else await project.write(file, text.replace(from, to));
  return () => project.write(file, text);
}

describe('a command that fails exits with code 1, prints the reason and writes nothing', () => {
  test.each(FAILURES)('npm run %s prints %s', async (command, says, change) => {
    const [script = '', ...args] = command.split(' ');
    const restore = change && (await make(change));
    const before = readSpec();
    const { code, output } = await run(script, ...args);
    const after = readSpec();
    await restore?.();
    expect(output.slice(-20_000)).toMatch(says);
    expect(code).toBe(1);
    expect(after).toEqual(before);
  });
});

test('npm run fingerprint lists the texts of the site that have changed since a saved state', async () => {
  expect(await run('fingerprint', '--save', 'before')).toMatchObject({ code: 0 });
  const restore = await make([OPERATION, 'URL-safe characters', 'safe characters']);
  const { code, output } = await run('fingerprint', '--compare', 'before');
  await restore();
  expect(code).toBe(0);
  expect(output).toMatch(/^\+.*Nano IDs of 21 safe characters/m);
  expect(output).toMatch(/^[1-9]\d* texts differ\.$/m);
});

describe('npm run check:engine', () => {
  const programs = () => path.join(project.dir, 'programs');

  beforeAll(async () => {
    await project.write('programs/vitest', '#!/bin/sh\necho "tags: $TAGS;" "$@"\nexit 3\n');
    chmodSync(path.join(programs(), 'vitest'), 0o755);
    const commit = 'git -c user.name=a -c user.email=a commit --quiet --message a';
    await project.run('sh', ['-c', `git init --quiet && git add . && ${commit}`]);
  });

  test.each([
    ['packages/engine/src', 'tags/date/more.ts', 3, /^tags: date; .* \/date\n$/],
    ['openapi/paths', 'date/more.yaml', 3, /^tags: date; .* \/date\n$/],
    ['packages/engine/src', 'http/more.ts', 3, /^tags: ; .* responses\.test random-requests\n$/],
    ['packages/engine/data', 'more.json', 3, /^tags: ; .* responses\.test random-requests\n$/],
    ['docs', 'more.md', 0, /^$/],
  ])(
    'if %s/%s has changed, exits with code %i and runs the tests %s',
    async (folder, name, exit, says) => {
      const file = `${folder}/${name}`;
      await project.write(file, '');
      const PATH = [programs(), process.env.PATH].join(path.delimiter);
      const command = ['--import', 'tsx', 'scripts/checkEngine.mts'];
      const { code, output } = await project.run(process.execPath, command, { PATH });
      rmSync(path.join(project.dir, file));
      expect([code, output]).toEqual([exit, expect.stringMatching(says)]);
    },
  );
});

test('scripts/programs.mts exits with the exit code of the command after --run', async () => {
  const command = ['scripts/programs.mts', 'e2e', '--run', 'node', '-e', 'process.exit(3)'];
  const env = { CI: '1', SKIP_INSTALL: '1' };
  expect(await project.run('tsx', command, env)).toMatchObject({ code: 3 });
});
