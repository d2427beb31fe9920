/** Publishing on the host: what is there after each release, and when nginx is told. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHeaders } from '../../src/hosting/headers.ts';
import { hashSource } from '../../src/hosting/inline.ts';
import { renderNginx } from '../../src/hosting/nginx.ts';
import { readHashes } from '../../src/hosting/policy.ts';
import { publishBuild } from '../../src/hosting/publish.ts';

const DAY = 24 * 60 * 60;

let folder: string;
/** What was served at each reload: the release, and the hashes that the headers allow. */
let reloads: { served: string | undefined; hashes: string[] }[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  reloads = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...parts: string[]) => path.join(folder, 'srv', ...parts);
const assets = (...parts: string[]) => at('shared/documentation/assets', ...parts);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Publishes a build of one page with one inline script and one file of its own. */
async function publish(release: string, script: string): Promise<void> {
  const build = path.join(folder, `build-${release}`);
  const headers = path.join(folder, `headers-${release}`);
  write(path.join(build, 'index.html'), `<script>${script}</script>${release}`);
  write(path.join(build, `assets/js/${release}.js`), release);
  write(headers, renderNginx(createHeaders([hashSource(script)])));
  await publishBuild({
    ...{ build, headers, target: at(), basePath: '/documentation/', release },
    reload: () => {
      const served = existsSync(at('current')) ? readlinkSync(at('current')) : undefined;
      reloads.push({
        served,
        hashes: readHashes(readFileSync(at('headers.conf'), 'utf8'), 'script-src'),
      });
      return Promise.resolve();
    },
  });
}

test('nginx is first told when pages and headers are there.', async () => {
  await publish('1', 'a()');
  expect(reloads).toEqual([{ served: 'releases/1', hashes: [hashSource('a()')] }]);
  const page = readFileSync(at('current/documentation/index.html'), 'utf8');
  expect(page).toBe('<script>a()</script>1');
});

test('Before pages with another inline script, nginx is told headers that fit both builds.', async () => {
  await publish('1', 'a()');
  await publish('2', 'b()');
  expect(reloads.slice(1)).toEqual([
    { served: 'releases/1', hashes: [hashSource('b()'), hashSource('a()')].sort() },
  ]);
  expect(readlinkSync(at('current'))).toBe('releases/2');
});

test('Where the headers are the same, nginx is not told.', async () => {
  await publish('1', 'a()');
  await publish('2', 'a()');
  expect(reloads).toHaveLength(1);
  expect(readlinkSync(at('current'))).toBe('releases/2');
});

test('Three releases are kept, the served one among them.', async () => {
  for (const release of ['1', '2', '3', '4', '5']) await publish(release, 'a()');
  expect(readdirSync(at('releases')).sort()).toEqual(['3', '4', '5']);
});

test('Hashed files of former builds are kept for thirty days after a build last had them.', async () => {
  await publish('1', 'a()');
  await publish('2', 'a()');
  const now = Date.now() / 1000;
  utimesSync(assets('js/1.js'), now - 31 * DAY, now - 31 * DAY);
  utimesSync(assets('js/2.js'), now - 29 * DAY, now - 29 * DAY);
  await publish('3', 'a()');
  expect(readdirSync(assets('js')).sort()).toEqual(['2.js', '3.js']);
});

test('A release is published once.', async () => {
  await publish('1', 'a()');
  await expect(publish('1', 'a()')).rejects.toThrow('The release 1 has been published already.');
});
