import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPages, writeHeaders } from '../../../src/hosting/build';
import { compressFiles } from '../../../src/hosting/compress';
import { listFiles } from '../../../src/hosting/files';
import { publishBuild } from '../../../src/hosting/publish';
import { product } from '../../../src/product';
import { launchBrowser } from '../../support/browser';
import { ask } from '../../support/http';
import { startNginx } from '../../support/nginx';
import type { Nginx } from '../../support/nginx';
import { listScripts } from '../../support/scripts';
import { useTemporaryFolder } from '../../support/temporaryFolder';
import { waitFor } from '../../support/waitFor';

/** How long the server is under load, in seconds. */
const DURATION = 20;

const base = product.baseUrl;
const TEXT = /\.(?:html|js|css)$/;

/** The hashes in the names of the build's files; other texts of eight digits are left as they are. */
const hashes = new Set(
  listFiles('build').flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []),
);

/** Pages that the load asks for, and all that the smaller builds of this test have. */
const PAGES = ['index.html', 'docs.html', 'blog.html', 'docs/category/api.html'];

/** Whether a smaller build has a file: all but most pages of the reference and the large downloads. */
function isKept(file: string): boolean {
  if (/^docs\/api\/|\.md$|\.(?:br|gz)$/.test(file)) return false;
  return !/^(?:openapi|postman|generators|llms)/.test(file);
}

/** Gives every hash in a text or name another value for each version. */
const rehash = (text: string, version: string): string =>
  text.replaceAll(/(?<=[."])[0-9a-f]{8}(?=[." ])/g, (digits) =>
    hashes.has(digits) ? version + digits.slice(1) : digits,
  );

/** New builds are published while readers ask for pages. */
export function testUnderLoad(): void {
  const folder = useTemporaryFolder();
  let target: string;
  let nginx: Nginx;
  let reloads = 0;

  /**
   * A build of another version: every page says its version and runs a script that only this version
   * has, every hashed file has another name, and scripts and style sheet say their version at the end.
   */
  async function createVersion(version: string): Promise<string> {
    const build = path.join(folder.path, `build-${version}`);
    await cp('build', build, {
      recursive: true,
      filter: (source) => isKept(path.relative('build', source).replaceAll(path.sep, '/')),
    });
    const entries = await readdir(build, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile() && TEXT.test(each.name))) {
      const file = path.join(entry.parentPath, entry.name);
      const text = await readFile(file, 'utf8');
      const renamed = rehash(text, version);
      const marked = file.endsWith('.html')
        ? renamed.replace('</head>', `<script>window.version="${version}"</script></head>`)
        : `${renamed}\n/* version ${version} */\n`;
      await writeFile(file, marked);
      const name = rehash(entry.name, version);
      await rename(file, path.join(entry.parentPath, name));
    }
    compressFiles(build, PAGES);
    const headers = { out: path.join(folder.path, `headers-${version}`), basePath: base };
    const pages = readPages(build);
    const styles = [...new Set(pages.flatMap((page) => page.styles))];
    writeHeaders(headers, listFiles(build), pages, styles);
    return build;
  }

  async function publish(version: string, release: string): Promise<void> {
    await publishBuild({
      build: path.join(folder.path, `build-${version}`),
      headers: path.join(folder.path, `headers-${version}`, 'headers.conf'),
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
    for (const version of ['a', 'b', 'c']) await createVersion(version);
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
      expect(new Set(seen)).toEqual(new Set(['a', 'b', 'c']));
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
    for (const version of ['a', 'b', 'c']) {
      const names = scripts.filter((name) => new RegExp(`^main\\.${version}.*\\.js$`).test(name));
      expect(names).toHaveLength(1);
    }
    expect(await readVersion(base)).toBe('b');
  });
}
