import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCurl } from '../support/guides.ts';
import { MOCK_PATH } from '../support/mock.ts';
import { examples, listExamples } from './postExamples.ts';
import { hasProgram } from '../../scripts/support/programs.ts';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import { querySqlite } from 'fakewright-engine/testing/sqlite';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';
import { runShellRequest } from '../content/engineResponses.ts';
import { startApiServer } from './apiServer.ts';
import type { ApiServer } from './apiServer.ts';

/** Time limit in milliseconds. Each program runs in a new process. */
const TIMEOUT = 60_000;

const programs = listExamples('program');
const statements = listExamples('statements');

const tempFolder = new TemporaryFolder();
let api: ApiServer;

/** Runs a program from a post in a folder that contains the other files from posts, as a reader would. */
async function runProgram(title: string): Promise<string> {
  const args = title.endsWith('.test.js') ? ['--test', '--test-reporter=tap', title] : [title];
  const redirect = path.resolve('tests/examples/redirectFetch.mjs');
  return tempFolder.run(process.execPath, ['--import', redirect, ...args], {
    API_ORIGIN: api.origin,
    FAKEWRIGHT_KEY: 'a-key',
    // These variables of an outer test runner would make Node.js skip the tests in the program.
    NODE_OPTIONS: undefined,
    NODE_TEST_CONTEXT: undefined,
    TZ: 'UTC',
  });
}

beforeAll(async () => {
  api = await startApiServer();
  tempFolder.write('package.json', '{ "type": "module" }');
  for (const { title, code } of programs) tempFolder.write(title, code);
  copyFileSync(MOCK_PATH, path.join(tempFolder.folder, 'fakewright-mock.mjs'));
  const msw = path.join(tempFolder.folder, 'node_modules/msw');
  mkdirSync(msw, { recursive: true });
  copyFileSync('tests/examples/mswStub.mjs', path.join(msw, 'index.mjs'));
  const entryPoints = { '.': './index.mjs', './node': './index.mjs' };
  tempFolder.write('node_modules/msw/package.json', JSON.stringify({ exports: entryPoints }));
});

afterAll(() => {
  api.stop();
  tempFolder.remove();
});

describe('every code example in posts is run, compared or parsed', () => {
  test('every code block is covered by one of the tests below', () => {
    const untested = examples.filter(({ kind }) => kind === undefined);
    expect(untested.map(({ file, heading, code }) => `${file}: ${heading}: ${code}`)).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
  });

  test('every program in posts has a unique file name', () => {
    const titles = programs.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test.each(listExamples('command'))('bash parses $code', ({ code }) => {
    expect(spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr).toBe('');
  });

  test.each(listExamples('request'))(
    '$file: the request below "$heading" returns the response in the post',
    async (example) => {
      const request = parseCurl(`FAKEWRIGHT_KEY=a-key\n${example.code}`);
      expect(request.url.origin).toBe('https://api.fakewright.example');
      expect(request.headers).toMatchObject({ 'X-API-Key': 'a-key' });
      expect(JSON.parse(example.result ?? '')).toEqual(await runShellRequest(request));
    },
  );

  test.each(programs)(
    'the program $title prints the output that the post shows',
    async ({ title, result }) => {
      const output = await runProgram(title);
      if (result !== undefined) expect(output.trimEnd()).toBe(result);
      if (title.endsWith('.test.js')) expect(output).toMatch(/^# pass [1-9]\d*\n# fail 0$/m);
    },
    TIMEOUT,
  );

  test('the Storybook example shows the same person in each render of a story', async () => {
    tempFolder.write(
      'stories.js',
      `import profile from './profile.stories.js';
const render = async (id) => profile.render({}, { loaded: await profile.loaders[0]({ id }) });
const ids = ['profile--small', 'profile--small', 'profile--large'];
console.log(JSON.stringify(await Promise.all(ids.map(render))));`,
    );
    const [first, again, other] = JSON.parse(await runProgram('stories.js')) as string[];
    expect(first).toMatch(/^<p>.+, \S+@example\.\w+<\/p>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  // Python is needed in `npm run test:all` only, because `npm test` needs nothing but Node.js and a browser.
  test.runIf(hasProgram('python')).each(IS_EXHAUSTIVE ? statements : [])(
    'SQLite runs $title and returns the rows that the post shows',
    async (example) => {
      const before = statements.slice(0, statements.indexOf(example));
      const setup = [];
      for (const { title, code } of before) {
        setup.push(code);
        const filled = programs.find((program) => program.title === title.replace(/\.sql$/, '.js'));
        if (filled) setup.push(await runProgram(filled.title));
      }
      const { code, result } = example;
      if (result === undefined)
        await querySqlite(tempFolder, [...setup, code].join('\n'), 'SELECT 1');
      else expect(await querySqlite(tempFolder, setup.join('\n'), code)).toBe(`${result}\n`);
    },
  );

  test.each(listExamples('excerpt'))(
    'the project file $title contains the lines that the post quotes',
    ({ title, code }) => {
      const source = readFileSync(title, 'utf8').replaceAll(/^```.*?^```$/gms, '');
      const [first = ''] = code.split('\n');
      const margins = [...source.matchAll(/^ */gm)].map(([margin]) => margin);
      const shifted = [...new Set(margins)].map((margin) => code.replaceAll(/^(?=.)/gm, margin));
      expect(first).not.toMatch(/^ /);
      expect(shifted.some((lines) => source.includes(`\n${lines}\n`))).toBe(true);
    },
  );
});
