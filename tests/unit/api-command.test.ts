import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { WriteError } from '../../src/reference/write/writeError';
import { HELP, runApi } from '../../src/cli/api';
import { createPaint, noPaint } from '../../src/cli/colour';
import { EXIT_CODES } from '../../src/cli/exitCodes';
import { createProgress } from '../../src/cli/progress';
import { namePages } from '../support/namePages';
import { useTemporaryFolder } from '../support/temporaryFolder';

const GOOD = `openapi: 3.1.1
info: {title: Zoo, version: '1'}
paths:
  /a:
    get:
      operationId: get-a
      responses: {'200': {description: A}}
`;

const site = useTemporaryFolder();
let printed: string[];
let complained: string[];

async function run(args: string[], text = GOOD, name = namePages): Promise<number> {
  const file = path.join(site.path, 'in.yaml');
  writeFileSync(file, text);
  const { code } = await runApi(args, {
    siteDir: site.path,
    site: 'https://site.example/',
    env: { OPENAPI_SPEC: file },
    namePages: name,
    print: (line) => printed.push(line),
    printError: (line) => complained.push(line),
    paint: noPaint,
    progress: { step: () => undefined, end: () => undefined },
  });
  return code;
}

beforeEach(() => {
  printed = [];
  complained = [];
});

describe('The command says what it does, and its exit code says how it went', () => {
  test('--help names every option, variable and exit code', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(printed).toEqual([HELP]);
    for (const [code, meaning] of Object.values(EXIT_CODES)) {
      expect(HELP).toContain(`${code}  ${meaning}`);
    }
  });

  test('scripts of others rely on the codes: each outcome has its own, and only success has 0', () => {
    const codes = Object.entries(EXIT_CODES).map(([outcome, [code]]) => [outcome, code]);
    expect(Object.fromEntries(codes)).toEqual({
      fine: 0,
      refused: 1,
      usage: 2,
      outOfDate: 3,
      notWritten: 4,
      failed: 5,
    });
  });

  test.each([['--chek'], ['--check=1'], ['openapi.yaml']])(
    '%s is a usage error',
    async (option) => {
      expect(await run([option])).toBe(EXIT_CODES.usage[0]);
      expect(complained.join('\n')).toContain('Usage: npm run api');
      expect(existsSync(path.join(site.path, 'docs/api'))).toBe(false);
    },
  );

  test('--check writes nothing and says whether the pages are up to date', async () => {
    expect(await run(['--check'])).toBe(EXIT_CODES.outOfDate[0]);
    expect(complained.join('\n')).toContain('docs/api/get-a.mdx');
    expect(existsSync(path.join(site.path, 'docs'))).toBe(false);
    expect(await run([])).toBe(EXIT_CODES.fine[0]);
    expect(await run(['--check'])).toBe(EXIT_CODES.fine[0]);
    expect(printed.at(-1)).toContain('up to date');
    expect(await run(['--check'], GOOD.replace('get-a', 'get-b'))).toBe(EXIT_CODES.outOfDate[0]);
    expect(await run(['--check'], GOOD.replace('paths:', 'pahts:'))).toBe(EXIT_CODES.refused[0]);
    expect(readFileSync(path.join(site.path, 'docs/api/get-a.mdx'), 'utf8')).toContain(
      '/get-a.json',
    );
  });

  test('all problems of a run are named, each with its lines and what to do', async () => {
    const text = GOOD.replace('get-a', '../a').replace('{description: A}', '{descripton: A}');
    expect(await run(['--strict'], text)).toBe(EXIT_CODES.refused[0]);
    const [said = ''] = complained;
    expect(said).toContain('in.yaml:6:20: The operationId "../a"');
    expect(said).toMatch(/in\.yaml:7:\d+: .*descripton/);
    expect(said).toMatch(/^ {4}> 6 \| .*\n +\| +\^$/m);
    expect(said).toContain('What to do: ');
    expect(said).toMatch(/^\d problems\.$/m);
  });

  test('what keeps nothing from being shown is a warning with its position, and the pages are written', async () => {
    const text = `${GOOD}      colour: red\n`;
    expect(await run([], text)).toBe(EXIT_CODES.fine[0]);
    expect(complained.join('\n')).toMatch(/in\.yaml:8:7: warning: Property `colour`/);
  });

  test('a disk that is full is named, with what to do', async () => {
    const fail = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    expect(await run([], GOOD, fail)).toBe(EXIT_CODES.notWritten[0]);
    expect(complained.join('\n')).toContain('The disk is full.');
    expect(complained.join('\n')).toContain('The pages in docs/api are those of before.');
  });

  test('a fault of the command itself is not taken for one of the description', async () => {
    expect(await run([], GOOD, () => Promise.reject(new TypeError('x')))).toBe(
      EXIT_CODES.failed[0],
    );
    expect(new WriteError('a', 'b').advice).toBe('b');
  });

  test('the same description gives the same bytes', async () => {
    await run([]);
    await run([]);
    expect(printed.at(-1)).toContain('0 files written, 0 removed');
  });
});

describe('Colours and progress are for terminals', () => {
  const terminal = { isTTY: true };
  test.each([
    [terminal, {}, true],
    [terminal, { NO_COLOR: '1' }, false],
    [terminal, { TERM: 'dumb' }, false],
    [{}, {}, false],
    [{}, { FORCE_COLOR: '1' }, true],
    [terminal, { FORCE_COLOR: '0' }, false],
    [{}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%j with %j', (stream, env, isColoured) => {
    expect(createPaint(stream, env)('red', 'x') !== 'x').toBe(isColoured);
  });

  test('a terminal has one line that changes; elsewhere only a long run says what it does', () => {
    const write = (isTTY: boolean, times: number[]) => {
      let output = '';
      const [start = 0, ...rest] = times;
      const clock = [start, ...rest];
      const progress = createProgress(
        { isTTY, write: (text) => (output += text) },
        () => clock.shift() ?? 0,
      );
      for (const time of rest) progress.step(String(time));
      progress.end();
      return output;
    };
    expect(write(true, [0, 10])).toBe('\r\u001b[2K10 …\r\u001b[2K');
    expect(write(false, [0, 10, 5000])).toBe('5000 …\n');
  });
});
