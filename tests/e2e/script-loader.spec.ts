import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at, entries, open, waitForHydration } from './site';

const path = `/docs/api/${entries[2]?.slug ?? ''}`;

const LOADER = '**/assets/js/load.*.js';

/** The files of the scripts and style sheets that the browser asks for, in that order. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = ['script', 'stylesheet'].includes(request.resourceType());
    if (isFile) files.push(pathname.slice(pathname.lastIndexOf('/') + 1));
  });
  return files;
}

/** The scripts that the page names. */
const readNames = (page: Page): Promise<string[]> =>
  page
    .locator('script[data-scripts]')
    .evaluate(
      ({ dataset }: HTMLScriptElement) =>
        dataset.scripts?.split(' ').map((name) => `${name}.js`) ?? [],
    );

test('No script takes the line from the style sheet: they are asked for one way later, in their order.', async ({
  page,
}) => {
  const files = recordFiles(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(LOADER, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isLoader = (file: string): boolean => file.startsWith('load.');
  expect(files.filter((file) => !file.endsWith('.css')).map(isLoader)).toEqual([true]);

  release();
  await waitForHydration(page);
  const names = await readNames(page);
  expect(names.length).toBeGreaterThan(3);
  expect(files.filter((file) => names.includes(file))).toEqual(names);
});

test('Scripts wait until the page is read: what they take over is all there.', async ({ page }) => {
  await open(page, path);
  const read = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const end = html.lastIndexOf('</body>');
    const asked = (): number => document.querySelectorAll('head script[src]').length;
    document.open();
    document.write(html.slice(0, end));
    const loader = document.querySelector('script[data-scripts]');
    await new Promise((resolve) => loader?.addEventListener('load', resolve));
    const before = asked();
    document.write(html.slice(end));
    document.close();
    return { end, before, after: asked() };
  }, at(path));
  expect(read.end).toBeGreaterThan(0);
  expect(read.before).toBe(0);
  expect(read.after).toBe((await readNames(page)).length);
});
