import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestUrl } from '../../support/http';
import { useTemporaryFolder } from '../../support/temporaryFolder';

const COMMAND = ['--import', 'tsx', 'scripts/serve.mts'];
const FILES = [
  ...['index.html', '404.html', 'blog.html', 'blog/tags.html', 'blog/tags/ü.html'],
  ...['a.d.ts', 'a.md', 'rss.xml', 'a.svg'],
];

const folder = useTemporaryFolder();
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'blog/tags'), { recursive: true });
  for (const file of FILES) writeFileSync(path.join(folder.path, file), file);
  server = spawn(process.execPath, [...COMMAND, '--dir', folder.path, '--no-open'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(server.stdout as NodeJS.EventEmitter, 'data')) as [Buffer];
  [, origin = ''] = /^Open (http:\S+?)\/documentation\/\n$/.exec(String(printed)) ?? [];
});
afterAll(() => server.kill());

test.each([
  ['/', '/documentation/'],
  ['/documentation', '/documentation/'],
  ['/documentation/index.html?a=b', '/documentation/?a=b'],
  ['/documentation/blog.html?a=b&c=%20d', '/documentation/blog?a=b&c=%20d'],
  ['/documentation/blog/', '/documentation/blog'],
  ['/documentation/blog/index.html', '/documentation/blog'],
  ['/documentation/blog/tags/index', '/documentation/blog/tags'],
  ['/documentation/blog%2Ehtml', '/documentation/blog'],
  ['/documentation/blog/tags/%C3%BC.html', '/documentation/blog/tags/%C3%BC'],
])('the server redirects %s to %s', async (url, location) => {
  const { status, headers } = await requestUrl(`${origin}${url}`);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  ['/documentation/', 200, 'index.html'],
  ['/documentation/blog?a=b', 200, 'blog.html'],
  ['/documentation/blog/tags/%C3%BC', 200, 'blog/tags/ü.html'],
  ['/documentation/nope.html', 404, '404.html'],
  ['/documentation/nope/index.html', 404, '404.html'],
  ['/documentation/nope/', 404, '404.html'],
  ['/documentation/404.html', 404, '404.html'],
  ['/documentation/404', 404, '404.html'],
  ['/documentation/%', 404, '404.html'],
  ['/blog', 404, '404.html'],
  ['/blog.html', 404, '404.html'],
  ['//evil.example/blog.html', 404, '404.html'],
])('%s is served with status %i and the content of %s', async (url, status, file) => {
  const response = await requestUrl(`${origin}${url}`);
  expect([response.status, response.body.toString()]).toEqual([status, file]);
});

test.each([
  ['a.d.ts', 'text/plain; charset=utf-8', '*'],
  ['a.md', 'text/markdown; charset=utf-8', '*'],
  ['rss.xml', 'application/rss+xml; charset=utf-8', '*'],
  ['a.svg', 'image/svg+xml', undefined],
])('%s is served as %s with Access-Control-Allow-Origin %s', async (file, type, origins) => {
  const { headers } = await requestUrl(`${origin}/documentation/${file}`);
  const sent = [headers['content-type'], headers['access-control-allow-origin']];
  expect(sent).toEqual([type, origins]);
});

test.each([
  [['--dir', 'no-such-folder'], /^No build found in no-such-folder\/\. Run "npm run build"\.\n$/],
  // The command checks the port before the build starts. The build would print its progress.
  [['--build'], /^[^\n]*EADDRINUSE[^\n]* Choose another port with --port or PORT\.\n$/],
  [['--port', '80 80'], /^--port must be a whole number/],
])('scripts/serve.mts with the options %j stops with a short error', (options, message) => {
  const args = [...COMMAND, '--dir', folder.path, '-p', new URL(origin).port, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
});
