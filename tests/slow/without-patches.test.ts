/** The site as Docusaurus makes it by itself: the patches of src/patches/ make it faster, and nothing else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../src/product';
import { launchBrowser } from '../support/browser';
import { has } from '../support/programs';
import { cutDescription } from '../support/cutDescription';
import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { serveSite } from '../support/staticServer';
import type { StaticServer } from '../support/staticServer';
import { at, collectFaults, waitForHydration } from '../e2e/site';

const OUT = 'site';

let project: Project;
let server: StaticServer;
let browser: Browser;

async function openPage(address: string) {
  const viewport = { width: 1350, height: 900 };
  const page = await browser.newPage({ baseURL: server.origin, viewport });
  const faults = collectFaults(page);
  await page.goto(at(address));
  await waitForHydration(page);
  return { page, faults };
}

describe.runIf(has('browser'))('without patches', () => {
  beforeAll(async () => {
    project = await createProject();
    await cutDescription(project.dir, ['person/first-name', 'person/last-name']);
    const { code, output } = await project.run('npm', ['run', 'build', '--', '--out-dir', OUT], {
      PATCHES: 'none',
    });
    if (code !== 0) throw new Error(output);
    server = await serveSite(path.join(project.dir, OUT), product.baseUrl);
    browser = await launchBrowser();
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context: BrowserContext) => context.close()));
  });

  // Whatever the build reached; a failed one leaves less to close.
  afterAll(async () => {
    await Promise.allSettled([
      (async () => browser.close())(),
      (async () => server.close())(),
      (async () => project.remove())(),
    ]);
  });

  test('No patch takes part.', () => {
    expect(existsSync(path.join(project.dir, '.docusaurus/routes.js'))).toBe(true);
    expect(existsSync(path.join(project.dir, '.docusaurus/patches'))).toBe(false);
  });

  test.each(['/', '/docs/category/api', '/docs/api/generate-a-nano-id', '/blog', '/markdown-page'])(
    'A reader opens %s.',
    async (address) => {
      const { page, faults } = await openPage(address);
      await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(faults).toEqual([]);
    },
  );

  test('A reader follows links within the app, and goes back.', async () => {
    const { page, faults } = await openPage('/docs/api/generate-a-first-name');
    const heading = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Introduction' }).click();
    await expectPage(heading).toHaveText('Fakewright');
    await page.goBack();
    await expectPage(heading).toHaveText('Generate a first name');
    const related = page.getByRole('navigation', { name: 'Related generators' });
    await related.getByRole('link').first().click();
    await expectPage(heading).not.toHaveText('Generate a first name');
    await expectPage(page.locator('html')).toHaveAttribute('data-first-page', '');
    expect(faults).toEqual([]);
  });
});
