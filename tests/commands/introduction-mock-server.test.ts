/** Runs code in the introduction that needs only Node.js, and that starts the mock server or sends requests to it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from 'fakewright-engine/mock/options';
import { rootUrl } from '../../src/site/product.ts';
import { parseCurl, readTable } from '../support/guides.ts';
import {
  CLEAN_ENVIRONMENT,
  findGuideCode,
  guideSection,
  useGuideFolder,
} from '../support/guideFolder.ts';
import { MOCK_PATH, startMock } from '../support/mock.ts';
import { api } from '../programs/languages/sampleCases.ts';

const { host, port } = readOptions([]);
const ORIGIN = `http://${host}:${port}`;
const tempFolder = useGuideFolder();

test('the first commands in the guide download the mock server from this site and start it', () => {
  expect(findGuideCode(({ language }) => language === 'bash')).toBe(
    `curl --remote-name ${rootUrl}fakewright-mock.mjs\nnode fakewright-mock.mjs`,
  );
});

test('local URLs in the guide have the default port of the mock server', () => {
  // Port 3000 belongs to the reader's own program.
  const ports = [...guideSection.matchAll(/127\.0\.0\.1:(?!3000)(\d+)/g)].map(([, each]) =>
    Number(each),
  );
  expect(ports.length).toBeGreaterThan(3);
  expect(new Set(ports)).toEqual(new Set([port]));
});

test('the first request to the mock server returns the response that the guide shows', async () => {
  const request = parseCurl(
    findGuideCode(({ code }) => code.startsWith('curl ') && code.includes('/v1/')),
  );
  expect(request.url.origin).toBe(ORIGIN);
  const server = await startMock('--quiet');
  const response = await fetch(`${server.origin}${request.url.pathname}${request.url.search}`, {
    headers: request.headers,
  });
  server.stop();
  expect(await response.json()).toEqual(
    JSON.parse(findGuideCode(({ language }) => language === 'json')),
  );
});

test('the file names and the SHA-256 digest in the guide match the downloads', () => {
  const rows = readTable(guideSection, 'Files and digest');
  const names = rows.map((row) => row['Name with version and hash']);
  const version = `${api.version.replaceAll('.', '\\.')}-[0-9a-f]{8}`;
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.mjs$`)),
    expect.stringMatching(new RegExp(`^fakewright-mock-${version}\\.d\\.mts$`)),
    expect.stringMatching(new RegExp(`^fakewright-${version}\\.d\\.ts$`)),
  ]);
  const hash = createHash('sha256').update(readFileSync(MOCK_PATH)).digest('hex');
  expect(findGuideCode(({ language }) => language === 'text')).toBe(`${hash}  fakewright-mock.mjs`);
});

test('each API key in the table of errors causes the status and error type in the same row', async () => {
  const server = await startMock('--quiet');
  const rows = readTable(guideSection, 'Provoke an error');
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

test('the example test with node:test passes', async () => {
  tempFolder.write(
    'order.test.mjs',
    findGuideCode(({ code }) => code.includes("'node:test'")),
  );
  const args = ['--test', '--test-reporter=tap', 'order.test.mjs'];
  expect(await tempFolder.run(process.execPath, args, CLEAN_ENVIRONMENT)).toMatch(
    /^# pass 1\n# fail 0$/m,
  );
});

test('the typed client in the guide runs, and an argument of the wrong type is a compile error', async () => {
  const server = await startMock('--quiet');
  const code = findGuideCode(({ code: text }) => text.includes('createClient'));
  tempFolder.write('client.mts', code.replace(ORIGIN, server.origin));
  tempFolder.write('wrong.mts', code.replace("'DE'", '7'));
  const output = await tempFolder.run('node', ['--import', 'tsx', 'client.mts']);
  server.stop();
  expect(output.match(/DE\d{20}/g)).toHaveLength(3);
  const compilation = tempFolder.run('node', [
    'node_modules/typescript/lib/tsc.js',
    ...['--noEmit', '--pretty', 'false', '--strict', '--skipLibCheck', '--types', 'node'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'],
    ...['client.mts', 'wrong.mts'],
  ]);
  const message = await compilation.catch((error: Error) => error.message);
  expect(message.match(/^\w+\.mts\(.*error TS\d+/gm)).toEqual([
    expect.stringMatching(/^wrong\.mts.*error TS2322$/),
  ]);
});
