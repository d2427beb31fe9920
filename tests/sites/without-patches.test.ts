/** Checks that the site also works without the patches in src/patches/, which only make it faster. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { expectWithTimeout as expectPage } from './expectWithTimeout';
import { launchBrowser, openTab } from '../../scripts/support/browser';
import { hasProgram } from '../../scripts/support/programs';
import { shortenSpec } from '../support/shortenSpec';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';
import { serveSite } from '../../scripts/support/staticServer';
import type { StaticServer } from '../../scripts/support/staticServer';
import { collectErrors } from '../support/collectErrors';
import { withBasePath, waitForHydration } from '../e2e/site';

const OUT = 'site';

let project: Project;
let server: StaticServer;
let browser: Browser;
let slugs: string[];

async function openPage(address: string) {
  const viewport = { width: 1350, height: 900 };
  const page = await openTab(browser, { baseURL: server.origin, viewport });
  const errors = collectErrors(page);
  await page.goto(withBasePath(address));
  await waitForHydration(page);
  return { page, errors };
}

/** Returns the path of an operation page, by the position of the operation in the catalogue. */
const pageOf = (index: number): string => `/docs/api/${slugs[index]}`;

/** Follows a link, and expects that this does not load a new document. */
async function follow(page: Page, click: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''));
  await click();
  await expectPage(page.locator('html')).toHaveAttribute('data-first-page', '');
}

describe.runIf(hasProgram('browser'))('without patches', () => {
  beforeAll(async () => {
    project = await copyProject();
    await shortenSpec(project.dir, [
      'person/first-name',
      'person/last-name',
      'airline/airport',
      'airline/airplane',
    ]);
    const { code, output } = await project.run('npm', ['run', 'build', '--', '--out-dir', OUT], {
      PATCHES: 'none',
    });
    if (code !== 0) throw new Error(output);
    const catalogue = JSON.parse(
      await readFile(
        path.join(project.dir, '.docusaurus/reference/default/catalogue.json'),
        'utf8',
      ),
    ) as { tags: { entries: { slug: string }[] }[] };
    slugs = catalogue.tags.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    server = await serveSite(path.join(project.dir, OUT), product.baseUrl);
    browser = await launchBrowser();
  });

  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  // If the setup has failed, some of these variables are undefined.
  afterAll(() => Promise.all([browser?.close(), server?.close(), project?.remove()]));

  test('the build does not use patches', () => {
    expect(slugs.length).toBeGreaterThan(5);
    expect(existsSync(path.join(project.dir, '.docusaurus/routes.js'))).toBe(true);
    expect(existsSync(path.join(project.dir, '.docusaurus/patches'))).toBe(false);
  });

  test.each(['/', '/docs/category/api', '/docs/api/generate-a-nano-id', '/blog', '/markdown-page'])(
    'the page %s opens without an error',
    async (address) => {
      const { page, errors } = await openPage(address);
      await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    },
  );

  test('sidebar links, links to related generators and the back button open the right pages', async () => {
    const { page, errors } = await openPage(pageOf(1));
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await follow(page, () => sidebar.getByRole('link', { name: 'Introduction' }).click());
    await expectPage(heading).toHaveText('Introduction');
    await page.goBack();
    await expectPage(heading).toHaveText(first);
    const related = page.getByRole('navigation', { name: 'Related generators' });
    await follow(page, () => related.getByRole('link').first().click());
    await expectPage(heading).not.toHaveText(first);
    expect(errors).toEqual([]);
  });
});
