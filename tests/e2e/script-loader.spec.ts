import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/chunks';
import { listScripts } from '../support/scripts';
import { at, entries, open, waitForHydration } from './site';

const path = `/docs/api/${entries[2]?.slug ?? ''}`;

/** The paths of the scripts and style sheets that the browser asks for, in that order. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = ['script', 'stylesheet'].includes(request.resourceType());
    if (isFile) files.push(pathname);
  });
  return files;
}

test('No script takes the line from the style sheet: they are asked for one way later, in their order.', async ({
  page,
}) => {
  const files = recordFiles(page);
  const release = await holdRequests(page, '**/assets/js/load.*.js');
  const response = await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isLoader = (file: string): boolean => file.startsWith(at('/assets/js/load.'));
  expect(files.filter((file) => !file.endsWith('.css')).map(isLoader)).toEqual([true]);

  release();
  await waitForHydration(page);
  const [, ...named] = listScripts((await response?.text()) ?? '');
  expect(named.length).toBeGreaterThan(3);
  expect(files.filter((file) => named.includes(file))).toEqual(named);
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
    return { html, end, before, after: asked() };
  }, at(path));
  expect(read.end).toBeGreaterThan(0);
  expect(read.before).toBe(0);
  expect(read.after).toBe(listScripts(read.html).length - 1);
});
