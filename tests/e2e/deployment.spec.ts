/** A deployment while a page is open, on a host that keeps no files of the last build. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { serveReleases } from '../support/releases';
import type { Releases } from '../support/releases';
import { blockOf, EDITOR, EXPLORER, fieldOf, RECORD_EDITOR, regionOf } from './engine';
import type { Place } from './engine';
import { dialogScript } from '../support/searchChunks';
import { buttonOf, linksOf } from './searchDialog';
import { at, blockStorage, fillStorage, waitForHydration } from './site';
import { test } from './ownTab';

test.use({ expectedErrors: /\b404\b|Loading chunk|Docusaurus storage error/ });

/** A page with a long list of values, which has a filter. */
const LONG_LIST = '/docs/api/generate-a-file-extension';
const CATALOGUE = '/docs/category/api';
const MESSAGE = 'The site was updated after you opened this page.';

let releases: Releases;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const paths = ['/index', LONG_LIST, CATALOGUE, EXPLORER.path, EDITOR.path];
  releases = await serveReleases(
    'build',
    paths.map((path) => `${path.slice(1)}.html`),
  );
});

test.beforeEach(async () => {
  releases.hasOldPages = false;
  await releases.deploy('first');
});

test.afterAll(() => releases.remove());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(releases.origin + at(path));
  await waitForHydration(page);
}

/** Name of the script that differs in each build. */
const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('[src*="runtime~main"]')?.src);

/** Waits until the page is that of the other build. */
async function expectReloaded(page: Page, before: string | undefined): Promise<void> {
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  await waitForHydration(page);
}

const buttonIn = (page: Page, place: Place): Locator =>
  regionOf(page, place).getByRole('button', { name: place.button });

/** A control that loads a chunk, and the element that the chunk renders. */
interface Use {
  name: string;
  path: string;
  click: (page: Page) => Locator;
  ready: (page: Page) => Locator;
}

const SEARCH: Use = {
  name: 'search',
  path: CATALOGUE,
  click: buttonOf,
  ready: (page) => linksOf(page).first(),
};

const useOf = (place: Place): Use => ({
  ...place,
  click: (page) => buttonIn(page, place),
  ready: (page) => blockOf(page, place, 'Response 200'),
});

/** The explorer, which loads as soon as its page is open. */
const LINKED_EXPLORER: Use = {
  name: EXPLORER.name,
  path: '/',
  click: (page) =>
    page.getByRole('contentinfo').getByRole('link', { name: EXPLORER.name, exact: true }),
  ready: (page) => blockOf(page, EXPLORER, 'Response 200'),
};

const RESUMED: Use[] = [SEARCH, LINKED_EXPLORER, ...[EDITOR, RECORD_EDITOR].map(useOf)];

for (const { name, path, click, ready } of RESUMED) {
  test(`an outdated page reloads itself to open the ${name}`, async ({ page }) => {
    await open(page, path);
    const before = await buildOf(page);
    await releases.deploy('second');
    await click(page).click();
    await expectReloaded(page, before);
    await expect(ready(page)).toBeVisible();
  });
}

test('an outdated page reloads itself for the data of the search', async ({ page }) => {
  await open(page, '/');
  const before = await buildOf(page);
  // The dialog itself is loaded ahead.
  const loaded = page.waitForResponse(`**/${dialogScript}`);
  await buttonOf(page).hover();
  await loaded;
  await releases.deploy('second');
  await page.keyboard.press('Control+k');
  await expectReloaded(page, before);
  await expect(linksOf(page).first()).toBeVisible();
});

/** Controls whose message says that the page is outdated, and offers a reload. */
const STAYS: Use[] = [
  {
    name: 'copy menu',
    path: EDITOR.path,
    click: (page) => page.getByText('Copy page'),
    ready: (page) => page.getByRole('button', { name: 'Copy as Markdown' }),
  },
  {
    name: 'filter of values',
    path: LONG_LIST,
    click: (page) => page.getByText('72 values'),
    ready: (page) => page.getByRole('searchbox', { name: 'Filter values' }),
  },
];

for (const { name, path, click, ready } of STAYS) {
  test(`an outdated page offers a reload in place of the ${name}`, async ({ page }) => {
    await open(page, path);
    const before = await buildOf(page);
    await releases.deploy('second');
    await click(page).click();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    expect(await buildOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(page, before);
    await click(page).click();
    await expect(ready(page)).toBeVisible();
  });
}

test('an outdated page keeps what the reader typed, and offers a reload', async ({ page }) => {
  await open(page, CATALOGUE);
  const before = await buildOf(page);
  const filter = page.getByLabel('Filter', { exact: true });
  await filter.fill('iban');
  await releases.deploy('second');
  await buttonOf(page).click();
  await expect(page.getByRole('alert')).toContainText(MESSAGE);
  await expect(filter).toHaveValue('iban');
  expect(await buildOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectReloaded(page, before);
});

test('an outdated page keeps what the reader typed before the search was loaded', async ({
  page,
}) => {
  await open(page, '/');
  const before = await buildOf(page);
  await releases.deploy('second');
  await page.keyboard.type('/iban');
  await expect(page.getByRole('alert')).toContainText(MESSAGE);
  expect(await buildOf(page)).toBe(before);
});

for (const place of [EXPLORER, EDITOR]) {
  test(`${place.name}: an outdated page keeps the fields when a locale is gone`, async ({
    page,
  }) => {
    await open(page, place.path);
    const before = await buildOf(page);
    if (place.button) await buttonIn(page, place).click();
    await expect(blockOf(page, place, 'Response 200')).toBeVisible();
    await fieldOf(page, place, 'seed').fill('77');
    await releases.deploy('second');
    if (place === EXPLORER) await fieldOf(page, place, 'Find a generator').fill('full name');
    await fieldOf(page, place, 'locale').selectOption('de');
    await expect(regionOf(page, place).getByRole('alert')).toContainText(MESSAGE);
    await expect(fieldOf(page, place, 'seed')).toHaveValue('77');
    expect(await buildOf(page)).toBe(before);
  });
}

const STORAGES: [state: string, prepare: (page: Page) => Promise<void>][] = [
  ['with storage', () => Promise.resolve()],
  ['without storage', blockStorage],
  ['with a full storage', fillStorage],
];

for (const [state, prepare] of STORAGES) {
  test(`a page that stays outdated reloads itself once, ${state}`, async ({ page }) => {
    await prepare(page);
    await open(page, CATALOGUE);
    let loads = 0;
    page.on('load', () => (loads += 1));
    releases.hasOldPages = true;
    await releases.deploy('second');
    await buttonOf(page).click();
    await expect.poll(() => loads).toBe(1);
    await waitForHydration(page);
    // A page that resumes the search says so by itself.
    if (state !== 'with storage') await buttonOf(page).click();
    await expect(page.getByRole('alert')).toContainText(MESSAGE);
    expect(loads).toBe(1);
  });
}

test('a page without a connection offers to try again', async ({ page, context }) => {
  await open(page, EDITOR.path);
  await context.setOffline(true);
  await buttonIn(page, EDITOR).click();
  await expect(regionOf(page, EDITOR).getByRole('alert')).toContainText('Check your connection');
  await context.setOffline(false);
  await regionOf(page, EDITOR).getByRole('button', { name: 'Retry' }).click();
  await expect(blockOf(page, EDITOR, 'Response 200')).toBeVisible();
});
