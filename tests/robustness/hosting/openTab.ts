import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect as expectPage } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../../src/product';
import { linksOf, openSearch, search } from '../../e2e/searchDialog';
import { collectFaults, waitForHydration } from '../../e2e/site';
import { launchBrowser } from '../../support/browser';
import { recordDocuments } from '../../support/chunks';
import { startNginx } from '../../support/nginx';
import type { Nginx } from '../../support/nginx';
import { useTemporaryFolder } from '../../support/temporaryFolder';
import { createVersions } from './versions';
import type { Version, VersionFiles } from './versions';

const at = (address: string): string => `${product.baseUrl}${address}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Finds a generator by the search, and opens its page. */
async function find(page: Page, name: string): Promise<void> {
  await openSearch(page);
  await search(page, name);
  await linksOf(page).first().click();
  await expectPage(heading(page)).toHaveText(new RegExp(name));
}

/** Goes to the explorer's post, and has it compute values in a locale. */
async function explore(page: Page, locale: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page
    .locator(`main a[href="${at('blog/mdx-blog-post')}"]`)
    .first()
    .click();
  const explorer = page.getByRole('region', { name: 'Explorer' });
  await explorer.getByRole('button', { name: 'Choose a generator' }).click();
  await explorer.getByLabel('Find a generator').fill('full name');
  await explorer.getByLabel('locale', { exact: true }).selectOption(locale);
  await expectPage(explorer.getByRole('group', { name: 'Response 200' })).toContainText(
    `"locale": "${locale}"`,
  );
}

/** Builds are published, by the command, while pages of a former one are open. */
export function testOpenTab(): void {
  const folder = useTemporaryFolder();
  let builds: Record<Version, VersionFiles>;
  let nginx: Nginx;
  let browser: Browser;

  async function publish(version: Version, reload: string): Promise<void> {
    const options = { ...builds[version], target: path.join(folder.path, 'srv'), reload };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    await promisify(execFile)('npm', ['run', '--silent', 'publish-build', '--', ...args]);
  }

  /** A tab with the blog, which fetches nothing ahead: what it needs, it asks for when it needs it. */
  async function openTab() {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    const documents = recordDocuments(page);
    const faults = collectFaults(page);
    await page.goto(`${nginx.origin}${at('blog')}`);
    await waitForHydration(page);
    return { page, documents, faults };
  }

  const readVersion = (page: Page): Promise<unknown> => page.evaluate('window.version');

  beforeAll(async () => {
    builds = await createVersions(folder.path);
    await publish('a', 'true');
    nginx = await startNginx(path.join(folder.path, 'nginx'), path.join(folder.path, 'srv'));
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await nginx?.close();
  });

  test('A tab from before goes on after one deploy and after a second one: links, search and explorer, without a reload.', async () => {
    const used = await openTab();
    const asleep = await openTab();

    await publish('b', nginx.reloadCommand);
    const fresh = await openTab();
    expect(await readVersion(fresh.page)).toBe('b');
    await used.page.getByRole('link', { name: 'All generators' }).click();
    await expectPage(heading(used.page)).toHaveText(/^All \d+ generators$/);
    await used.page.locator(`main a[href="${at('docs/api/generate-an-iban')}"]`).click();
    await expectPage(heading(used.page)).toHaveText('Generate an IBAN');
    await find(used.page, 'credit card number');
    await explore(used.page, 'de');

    await publish('c', nginx.reloadCommand);
    await find(used.page, 'airport');
    await explore(used.page, 'fr');
    await find(asleep.page, 'airport');
    await explore(asleep.page, 'de');
    await find(fresh.page, 'airport');

    for (const { page, documents, faults } of [used, asleep, fresh]) {
      expect(documents).toEqual([at('blog')]);
      expect(faults).toEqual([]);
      await page.reload();
      expect(await readVersion(page)).toBe('c');
    }
  });
}
