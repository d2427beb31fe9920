import { readdir } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishBuild } from '../../../src/hosting/publish';
import { product } from '../../../src/product';
import { launchBrowser } from '../../support/browser';
import { ask } from '../../support/http';
import { startNginx } from '../../support/nginx';
import type { Nginx } from '../../support/nginx';
import { listScripts } from '../../support/scripts';
import { useTemporaryFolder } from '../../support/temporaryFolder';
import { waitFor } from '../../support/waitFor';
import { createVersions, PAGES, VERSIONS } from './versions';
import type { Version, VersionFiles } from './versions';

/** How long the server is under load, in seconds. */
const DURATION = 20;

const base = product.baseUrl;

/** New builds are published while readers ask for pages. */
export function testUnderLoad(): void {
  const folder = useTemporaryFolder();
  let target: string;
  let builds: Record<Version, VersionFiles>;
  let nginx: Nginx;
  let reloads = 0;

  async function publish(version: Version, release: string): Promise<void> {
    await publishBuild({
      ...builds[version],
      target,
      basePath: base,
      release,
      reload: async () => {
        reloads += 1;
        await nginx?.reload();
      },
    });
  }

  /** The version of a page, after a check that all its scripts and styles are there and of the same. */
  async function readVersion(page: string): Promise<string> {
    const { status, headers, body } = await ask(`${nginx.origin}${page}`);
    if (status !== 200) throw new Error(`${page}: ${status}`);
    const html = body.toString();
    const version = /window\.version="(.)"/.exec(html)?.[1] ?? '';
    const styles = html.match(/(?<=href="?)\/documentation\/assets\/[^\s">]+\.css/g) ?? [];
    const files = [...styles, ...listScripts(html)];
    if (files.length < 3) throw new Error(`${page} names ${files.length} scripts and styles`);
    for (const file of files) {
      const asset = await ask(`${nginx.origin}${file}`);
      const found = /\/\* version (.) \*\/\s*$/.exec(asset.body.toString())?.[1];
      if (asset.status !== 200 || found !== version) {
        throw new Error(
          `${page} of version ${version}: ${file}: ${asset.status}, version ${found}`,
        );
      }
    }
    if (!String(headers['content-security-policy']).includes("'sha256-")) {
      throw new Error(`${page}: no policy`);
    }
    return version;
  }

  beforeAll(async () => {
    target = path.join(folder.path, 'srv');
    builds = await createVersions(folder.path);
    await publish('a', '1');
    nginx = await startNginx(path.join(folder.path, 'nginx'), target);
  });

  afterAll(async () => {
    await nginx?.close();
  });

  const addresses = PAGES.map((page) => `${base}${page.replace(/(?:index)?\.html$/, '')}`);

  test('New builds under load: no error, no mixed version, no chunk is missing for an open page.', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      const failures: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text());
      });
      // Without the idle prefetch the pages' chunks are asked for when they are needed, a build later.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(`${nginx.origin}${base}blog`);
      expect(await page.evaluate('window.version')).toBe('a');

      const load = autocannon({
        url: nginx.origin,
        connections: 20,
        duration: DURATION,
        // In a thread of its own: what publishes and watches must not wait for it.
        workers: 1,
        requests: addresses.map((address) => ({
          path: address,
          headers: { 'accept-encoding': 'br' },
        })),
      });
      let isOver = false;
      const seen: string[] = [];
      const watch = async (): Promise<void> => {
        while (!isOver) for (const address of addresses) seen.push(await readVersion(address));
      };
      const replace = async (): Promise<number> => {
        const sees = (version: string) =>
          waitFor(`version ${version} is seen`, () => seen.at(-1) === version);
        await sees('a');
        for (const [release, version] of [
          ['2', 'b'],
          ['3', 'c'],
        ] as const) {
          await publish(version, release);
          await sees(version);
        }
        return Date.now();
      };
      const loading = Promise.all([load, replace()]).finally(() => {
        isOver = true;
      });
      const [[result, replaced]] = await Promise.all([loading, watch()]);

      expect(replaced).toBeLessThan(result.finish.getTime());
      expect(result.errors + result.timeouts + result.non2xx).toBe(0);
      expect(result.requests.total).toBeGreaterThan(0);
      expect(new Set(seen)).toEqual(new Set(VERSIONS));
      // Each version has an inline script of its own, so each time headers changed before pages did.
      expect(reloads).toBe(3);

      await publish('b', '4');
      await page
        .getByRole('link', { name: 'Home' })
        .or(page.locator('.navbar__brand'))
        .first()
        .click();
      await page.waitForURL(`${nginx.origin}${base}`);
      expect(await page.evaluate('window.version')).toBe('a');
      await page.reload();
      expect(await page.evaluate('window.version')).toBe('b');
      expect(failures).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('Three builds and the hashed files of all are kept; the pages are those of the last.', async () => {
    expect((await readdir(path.join(target, 'releases'))).sort()).toEqual(['2', '3', '4']);
    const scripts = await readdir(path.join(target, 'shared/documentation/assets/js'));
    for (const version of VERSIONS) {
      const names = scripts.filter((name) => new RegExp(`^main\\.${version}.*\\.js$`).test(name));
      expect(names).toHaveLength(1);
    }
    expect(await readVersion(base)).toBe('b');
  });
}
