/** Code of the introduction that starts the mock server or sends it requests, and needs Node.js only. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from 'fakewright-engine/mock/options';
import { rootUrl } from '../../src/site/product.ts';
import { readCurl, readTable } from '../support/guides.ts';
import { findCode, section, useGuideFolder } from '../support/guideFolder.ts';
import { MOCK, startMock } from '../support/mock.ts';
import { findFreePort } from '../support/freePort.ts';
import { api } from '../programs/languages/sampleCases.ts';

const { host, port } = readOptions([]);
const ORIGIN = `http://${host}:${port}`;
const workshop = useGuideFolder();

test('the file is fetched from this site and started with Node.js', () => {
  expect(findCode(({ language }) => language === 'bash')).toBe(
    `curl --remote-name ${rootUrl}fakewright-mock.mjs\nnode fakewright-mock.mjs`,
  );
});

test('addresses of this machine have the default port', () => {
  // Port 3000 is that of the reader's own program.
  const ports = [...section.matchAll(/127\.0\.0\.1:(?!3000)(\d+)/g)].map(([, each]) =>
    Number(each),
  );
  expect(ports.length).toBeGreaterThan(3);
  expect(new Set(ports)).toEqual(new Set([port]));
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

test('versions and the digest are those of the files', () => {
  const rows = readTable(section, 'Files and digest');
  const names = rows.map((row) => row['Name with version and hash']);
  const version = `${api.version.replaceAll('.', '\\.')}-[0-9a-f]{8}`;
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.mjs$`)),
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.d\\.mts$`)),
    expect.stringMatching(new RegExp(`^fakewright-${version}\\.d\\.ts$`)),
  ]);
  const hash = createHash('sha256').update(readFileSync(MOCK)).digest('hex');
  expect(findCode(({ language }) => language === 'text')).toBe(`${hash}  fakewright-mock.mjs`);
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

/** Variables of a test runner around these programs, which would change what they do. */
const ALONE = { NODE_OPTIONS: undefined, NODE_TEST_CONTEXT: undefined, VITEST: undefined };

test('the test with node:test passes', async () => {
  workshop.write(
    'order.test.mjs',
    findCode(({ code }) => code.includes("'node:test'")),
  );
  const args = ['--test', '--test-reporter=tap', 'order.test.mjs'];
  expect(await workshop.run(process.execPath, args, ALONE)).toMatch(/^# pass 1\n# fail 0$/m);
});

test('the test with Playwright passes', async () => {
  const free = await findFreePort();
  const config = findCode(({ code }) => code.includes('webServer'))
    .replaceAll(String(port), String(free))
    .replace('--rate 0', `--rate 0 --port ${free}`);
  workshop.write('playwright.config.ts', config);
  workshop.write(
    'names.spec.ts',
    `import { expect, test } from '@playwright/test';
test('a request with the key', async ({ request }) => {
  const response = await request.get('http://127.0.0.1:${free}/v1/person/full-name');
  expect(response.status()).toBe(200);
});`,
  );
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
  expect(await workshop.run('node', args, ALONE)).toContain('1 passed');
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
