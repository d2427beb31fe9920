import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteAddress } from '../../src/site/product.ts';
import { servedFile } from '../support/generated.ts';
import { readCurl, readFences, readIntroduction, readTable } from '../support/guides.ts';
import { has } from '../../scripts/support/programs.ts';
import { MOCK, startMock } from '../support/mock.ts';
import { api } from './languages/sampleCases.ts';
import { Workshop } from '../support/workshop.ts';
import { findFreePort } from '../support/freePort.ts';

const ORIGIN = 'http://127.0.0.1:4010';
const page = readIntroduction();
const section = page.slice(page.indexOf('\n## Make a first request'));
const fences = readFences(section);

function findCode(match: (fence: (typeof fences)[number]) => boolean): string {
  const fence = fences.find(match);
  if (!fence) throw new Error('The guide has no such block');
  return fence.code;
}

let workshop: Workshop;

beforeAll(() => {
  workshop = new Workshop();
  copyFileSync(MOCK, path.join(workshop.folder, 'fakewright-mock.mjs'));
  for (const file of ['fakewright.d.ts', 'fakewright-mock.d.mts'])
    copyFileSync(servedFile(file), path.join(workshop.folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(workshop.folder, 'node_modules'));
});

afterAll(() => workshop.remove());

test('the file is fetched from this site and started with Node.js', () => {
  expect(findCode(({ language }) => language === 'bash')).toBe(
    `curl --remote-name ${siteAddress}fakewright-mock.mjs\nnode fakewright-mock.mjs`,
  );
});

test('the first request yields the response below it', async () => {
  const request = readCurl(
    findCode(({ code }) => code.startsWith('curl ') && code.includes('/v1/')),
  );
  expect(request.url.origin).toBe(ORIGIN);
  const server = await startMock('--quiet');
  const response = await fetch(`${server.origin}${request.url.pathname}${request.url.search}`, {
    headers: request.headers,
  });
  server.stop();
  expect(await response.json()).toEqual(
    JSON.parse(findCode(({ language }) => language === 'json')),
  );
});

test('versions and the digest are those of the files', async () => {
  const rows = readTable(section, 'Files and digest');
  const names = rows.map((row) => row['Name with version and hash']);
  const version = `${api.version.replaceAll('.', '\\.')}-[0-9a-f]{8}`;
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.mjs$`)),
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.d\\.mts$`)),
    expect.stringMatching(new RegExp(`^fakewright-${version}\\.d\\.ts$`)),
  ]);
  const digest = findCode(({ language }) => language === 'text');
  workshop.write('digest.txt', `${digest}\n`);
  expect(await workshop.run('sha256sum', ['--check', 'digest.txt'])).toBe(
    'fakewright-mock.mjs: OK\n',
  );
});

test('each key provokes the status and type next to it', async () => {
  const server = await startMock('--quiet');
  const rows = readTable(section, 'Provoke an error');
  expect(rows.length).toBeGreaterThan(4);
  for (const { Key = '', Status, 'Last part of type': type = '' } of rows) {
    const response = await fetch(`${server.origin}/v1/string/uuid`, {
      headers: { 'X-API-Key': Key },
    });
    const problem = (await response.json()) as { type: string; status: number };
    expect([response.status, problem.status]).toEqual([Number(Status), Number(Status)]);
    expect(path.posix.basename(problem.type)).toBe(type);
  }
  server.stop();
});

/** Runs lines of the step for CI in a shell, on a free port. */
async function runStep(start: (line: string) => boolean): Promise<string> {
  const yaml = findCode(({ language, code }) => language === 'yaml' && code.includes('site='));
  const port = await findFreePort();
  const lines = yaml.split('\n').map((line) => line.trim());
  const script = lines
    .slice(lines.findIndex(start))
    .join('\n')
    .replaceAll('4010', String(port))
    .replace(' --rate 0', ` --rate 0 --port ${port}`)
    // The folder has the file already, because the site is not on this machine.
    .replace(
      /^curl .*--output fakewright-mock\.mjs \S+-[0-9a-f]{8}\.mjs$/m,
      'test -f fakewright-mock.mjs',
    );
  return workshop.run('bash', ['-ec', `${script}\nkill $!\necho done`]);
}

test('the step for CI runs in a shell', async () => {
  const output = await runStep((line) => line.startsWith('site='));
  expect(output).toContain('fakewright-mock.mjs: OK');
  expect(output).toMatch(/done\n$/);
});

test('without the lines before node, the step for CI starts a committed file', async () => {
  const output = await runStep((line) => line.startsWith('node '));
  expect(output).toMatch(/done\n$/);
});

/** Variables of a test runner around these programs, which would change what they do. */
const ALONE = { NODE_OPTIONS: undefined, NODE_TEST_CONTEXT: undefined, VITEST: undefined };
/** JUnit 5, where Debian's package puts it. */
const archives = '/usr/share/java/*';

test('the test with node:test passes', async () => {
  workshop.write(
    'order.test.mjs',
    findCode(({ code }) => code.includes("'node:test'")),
  );
  const args = ['--test', '--test-reporter=tap', 'order.test.mjs'];
  expect(await workshop.run(process.execPath, args, ALONE)).toMatch(/^# pass 1\n# fail 0$/m);
});

test('the test with Playwright passes', async () => {
  const port = await findFreePort();
  const config = findCode(({ code }) => code.includes('webServer'))
    .replaceAll('4010', String(port))
    .replace('--rate 0', `--rate 0 --port ${port}`);
  workshop.write('playwright.config.ts', config);
  workshop.write(
    'names.spec.ts',
    `import { expect, test } from '@playwright/test';
test('a request with the key', async ({ request }) => {
  const response = await request.get('http://127.0.0.1:${port}/v1/person/full-name');
  expect(response.status()).toBe(200);
});`,
  );
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
  expect(await workshop.run('node', args, ALONE)).toContain('1 passed');
});

test.runIf(has('pytest'))('the test with pytest passes', async () => {
  workshop.write(
    'test_iban.py',
    findCode(({ code }) => code.includes('import pytest')),
  );
  const args = ['-m', 'pytest', '-q', 'test_iban.py'];
  expect(await workshop.run('/usr/bin/python3', args)).toContain('1 passed');
});

test.runIf(has('junit'))('the test with JUnit passes', async () => {
  workshop.write(
    'IbanTest.java',
    findCode(({ language }) => language === 'java'),
  );
  await workshop.run('javac', ['-cp', archives, '-d', 'classes', 'IbanTest.java']);
  const output = await workshop.run('java', [
    ...['-cp', `${archives}${path.delimiter}classes`],
    'org.junit.platform.console.ConsoleLauncher',
    ...['--select-class', 'IbanTest', '--disable-banner', '--details', 'summary'],
  ]);
  expect(output).toContain('1 tests successful');
});

/** Compiles a program strictly, against the types that the site offers. */
function compile(file: string): Promise<string> {
  return workshop.run('node', [
    'node_modules/typescript/lib/tsc.js',
    ...['--noEmit', '--strict', '--skipLibCheck', '--types', 'node'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'],
    file,
  ]);
}

test('the typed client compiles and prints what the API returns', async () => {
  const server = await startMock('--quiet');
  const code = findCode(({ code: text }) => text.includes('createClient'));
  workshop.write('client.mts', code.replace(ORIGIN, server.origin));
  await compile('client.mts');
  const output = await workshop.run('node', ['--import', 'tsx', 'client.mts']);
  server.stop();
  expect(output.match(/DE\d{20}/g)).toHaveLength(3);
});

test('a mistake in the typed client does not compile', async () => {
  const code = findCode(({ code: text }) => text.includes('createClient'));
  workshop.write('wrong.mts', code.replace("'DE'", '7'));
  await expect(compile('wrong.mts')).rejects.toThrow();
});
