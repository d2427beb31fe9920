/**
 * `npm run test:errors`: plants known errors in a copy of the project, one after the other. For each error, runs the smallest
 * suite that should fail. Prints a table of errors, with the title and message of the first failed test, if any.
 *
 * `-- WORD...` plants only errors whose description contains one of the words.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { readOptions } from '../../scripts/support/options.ts';
import { copyProject } from '../../scripts/support/project.ts';
import type { RunResult } from '../../scripts/support/project.ts';

interface PlantedError {
  error: string;
  file: string;
  from: string;
  to: string;
  /** Name of a suite, and optionally names of its test files, separated by spaces. */
  suite: string;
  records?: boolean;
}

const all = parse(readFileSync('tests/planted/errors.yaml', 'utf8')) as PlantedError[];
const words = readOptions('npm run test:errors', {}, { operands: '-- [word]...' }).positionals;
const errors = all.filter(
  ({ error }) => words.length === 0 || words.some((word) => error.includes(word)),
);

/** Suites that test a finished build. */
const NEEDS_BUILD = ['build', 'e2e', 'hosting'];

const project = await copyProject({ also: ['tests'] });

const run = (command: string): Promise<RunResult> =>
  project.run('sh', ['-c', command], { CI: undefined, PORT: '3190' });

/** Command that restores files with a planted error, and files that were recorded with this error. */
const RESTORE = 'git checkout --quiet .';

const COMMIT =
  'git init --quiet && git add . && git -c user.name=a -c user.email=a commit --quiet -m a';

/** Runs the commands that a suite needs, and then its tests. Stops at the first command that fails. */
async function runSuite(suite: string, records = false): Promise<RunResult> {
  const [name = '', ...files] = suite.split(' ');
  const tests = {
    published: 'npm run check:published',
    e2e: `playwright test --retries=0 ${files.join(' ')}`,
  }[name];
  // nginx serves the compressed copies.
  const options = name === 'hosting' ? '' : ' -- --no-compress';
  const commands = [
    ...(records ? ['npm run api:samples'] : []),
    ...(NEEDS_BUILD.includes(name) ? [`npm run build${options}`] : []),
    tests ?? `vitest run --project ${name} ${files.join(' ')}`,
  ];
  return run(commands.join(' && '));
}

/** Returns the title of the first failed test and the first error message in the output. */
function readFailure(output: string): string {
  const plain = stripVTControlCharacters(output);
  const [, test = ''] = /(?:FAIL|^ {2}1\)) +(.*)/m.exec(plain) ?? [];
  const [message = ''] = /\w*Error: .*|^openapi\/published.*/m.exec(plain) ?? [];
  return `${test.trim().slice(0, 120)} | ${message.slice(0, 120)}`;
}

/** Whether the tests of a suite pass without a planted error, by suite. */
const passing = new Map<string, boolean>();
let noticed = 0;
try {
  await run(`${COMMIT} && npm run api`);
  console.log('| error | noticed | test | message |\n| --- | --- | --- | --- |');
  for (const { error, file, from, to, suite, records } of errors) {
    if (!passing.has(suite)) passing.set(suite, (await runSuite(suite)).code === 0);
    const text = readFileSync(path.join(project.dir, file), 'utf8');
    if (!text.includes(from) || !passing.get(suite)) {
      const reason = text.includes(from) ? `${suite} fails without it` : `${file} lacks "${from}"`;
      console.log(`| ${error} | not planted | | ${reason} |`);
      continue;
    }
    await project.write(file, text.replace(from, to));
    const { code, output } = await runSuite(suite, records);
    if (code !== 0) noticed += 1;
    console.log(`| ${error} | ${code === 0 ? 'no | |' : `yes | ${readFailure(output)}`} |`);
    await run(RESTORE);
  }
  console.log(`${noticed} of ${errors.length} errors are noticed.`);
} finally {
  await project.remove();
}
