/**
 * `npm run photographs`: what each kind of page of the build looks like in Chromium, Firefox and WebKit, light and dark,
 * wide and narrow, to be looked at in test-results/photographs/. Names after `--` choose kinds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { product } from '../src/product.ts';
import { startChromium, startFirefox } from '../tests/robustness/engines/puppeteer.ts';
import { PATIENCE } from '../tests/robustness/engines/reader.ts';
import type { Reader } from '../tests/robustness/engines/reader.ts';
import { startWebkit } from '../tests/robustness/engines/webkit.ts';
import { serveSite } from '../tests/support/staticServer.ts';
import { waitFor } from '../tests/support/waitFor.ts';

const FOLDER = 'test-results/photographs';
const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
/** Width and height. They are higher than screens, to show more of a page. */
const SIZES = [
  [1350, 1600],
  [390, 1600],
] as const;

/** Waits until something is in the page. */
const expectThere = (reader: Reader, selector: string): Promise<void> =>
  waitFor(
    `${selector} is there`,
    () => reader.run((name) => document.querySelector(name) !== null, selector),
    PATIENCE,
  );

/** Waits until what the page has last changed is on the screen: WebKit photographs the frame before it. */
const expectPainted = (reader: Reader): Promise<void> =>
  reader.run(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function search(reader: Reader): Promise<void> {
  await reader.press('Control', 'k');
  await expectThere(reader, 'dialog [data-query=""]');
  await reader.type('iban');
  await expectThere(reader, 'dialog [data-query="iban"] mark');
}

const PAGES: Record<string, { path: string; also?: (reader: Reader) => Promise<void> }> = {
  short: { path: '/docs/api/generate-an-iban' },
  nested: { path: '/docs/api/generate-an-address' },
  catalogue: { path: '/docs/category/api' },
  home: { path: '/' },
  guide: { path: '/docs/custom/custom-template' },
  post: { path: '/blog/long-blog-post' },
  search: { path: '/', also: search },
};

const chosen = process.argv.slice(2);
const server = await serveSite('build', product.baseUrl);
const root = server.origin + product.baseUrl.replace(/\/$/, '');
await mkdir(FOLDER, { recursive: true });
for (const [engine, start] of Object.entries(ENGINES)) {
  const reader = await start();
  await reader.goTo(`${root}/llms.txt`);
  for (const theme of ['light', 'dark']) {
    await reader.run(
      (...item) => localStorage.setItem(...item),
      `theme-${product.storageNamespace}`,
      theme,
    );
    for (const [width, height] of SIZES) {
      await reader.resize(width, height);
      for (const [name, { path, also }] of Object.entries(PAGES)) {
        if (chosen.length > 0 && !chosen.includes(name)) continue;
        await reader.goTo(root + path);
        await expectThere(reader, `html[data-has-hydrated="true"][data-theme="${theme}"]`);
        await also?.(reader);
        await expectPainted(reader);
        await writeFile(
          `${FOLDER}/${name}-${width}-${theme}-${engine}.png`,
          await reader.photograph(),
        );
      }
    }
  }
  await reader.close();
}
await server.close();
