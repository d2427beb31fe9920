/** The table "When it fails" of openapi/README.md, held to what the command really prints. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../src/reference/write/lock';
import { runApi } from '../../src/cli/api';
import { noPaint } from '../../src/cli/colour';
import { namePages } from '../support/namePages';
import { useTemporaryFolder } from '../support/temporaryFolder';

const ROW = /^\| (\d) +\| `([^`]+)` +\|/gm;

const rows = [...readFileSync('openapi/README.md', 'utf8').matchAll(ROW)].map(
  ([, code = '', message = '']): [string, number] => [message, Number(code)],
);

const good = (rest = '', id = 'get-a') => `openapi: 3.1.1
info: {title: Zoo, version: '1'}
paths:
  /a:
    get:
      operationId: ${id}
      ${rest || "responses: {'200': {description: A}}"}
`;

const folder = useTemporaryFolder();

interface Case {
  text?: string;
  args?: string[];
  /** What the writing of pages fails with. */
  error?: Error;
  /** Files of somebody else. */
  files?: Record<string, string>;
}

async function run({ text = good(), args = [], error, files = {} }: Case) {
  const siteDir = mkdtempSync(path.join(folder.path, 'site-'));
  for (const [name, content] of Object.entries({ 'in.yaml': text, ...files })) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), content);
  }
  const said: string[] = [];
  const { code } = await runApi(args, {
    siteDir,
    site: 'https://site.example/',
    env: { OPENAPI_SPEC: path.join(siteDir, 'in.yaml') },
    namePages: (index, workDir) => (error ? Promise.reject(error) : namePages(index, workDir)),
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    paint: noPaint,
    progress: { step: () => undefined, end: () => undefined },
  });
  return { code, said: said.join('\n') };
}

const CASES: Record<string, Case> = {
  'This cannot be parsed': { text: good('responses: {') },
  "Can't resolve $ref": { text: good('$ref: missing.yaml') },
  'points to another host': {
    text: good("responses: {'200': {$ref: 'https://a.example/b.yaml'}}"),
  },
  'is taken by': {
    text: `${good('', 'get-it')}  /b:\n    get: {operationId: getIt, responses: {'200': {description: B}}}\n`,
  },
  'becomes a file name': { text: good('', '../a') },
  'Windows keeps the name': { text: good('', 'con') },
  'lists no responses': { text: good('summary: A'), args: ['--strict'] },
  'There is no security scheme': {
    text: good("responses: {'200': {description: A}}\n      security: [{no: []}]"),
    args: ['--strict'],
  },
  'is not expected here': {
    text: good("responses: {'200': {description: A, colour: b}}"),
    args: ['--strict'],
  },
  'This is Swagger 2.0': { text: "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n" },
  'million values': {
    text: `${good()}x-0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n${Array.from(
      { length: 8 },
      (_, index) =>
        `x-${index + 1}: &a${index + 1} [${Array.from({ length: 10 }, () => `*a${index}`).join(', ')}]\n`,
    ).join('')}`,
  },
  'Unknown option': { args: ['--unknown'] },
  'missing or out of date': { args: ['--check'] },
  'was not made by this command': { files: { 'docs/api/get-a.mdx': 'mine\n' } },
  'The disk is full': { error: Object.assign(new Error('full'), { code: 'ENOSPC' }) },
  'The command itself has a fault': { error: new TypeError('x') },
};

/** Shown with a lock rather than with a run of a minute. */
const LOCKED = 'holds';

test('the table has a row for each way in which the command fails, and no other', () => {
  expect(rows.map(([message]) => message).sort()).toEqual([...Object.keys(CASES), LOCKED].sort());
});

test.each(rows.filter(([message]) => message !== LOCKED))(
  'the command prints "%s" and ends with the exit code of the table',
  async (message, expected) => {
    const { code, said } = await run(CASES[message] ?? {});
    expect(said).toContain(message);
    expect(code).toBe(expected);
  },
);

test('a lock that another process holds is named', async () => {
  const lock = path.join(folder.path, '.api-lock');
  const nothing = () => Promise.resolve();
  const second = withLock(lock, () => withLock(lock, nothing, 100));
  await expect(second).rejects.toThrow(`holds ${lock}`);
});
