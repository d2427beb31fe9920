/** Simulates a deployment while a page is open, on a host that deletes the files of the previous build. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { serveReleases } from './releases';
import type { ReleaseServer } from './releases';
import { codeBlockOf, TEMPLATE_EDITOR, EXPLORER, fieldOf, regionOf } from './editors';
import type { Editor } from './editors';
import { searchDialogScript } from '../support/searchChunks';
import { searchButtonOf, dialogLinksOf } from './searchDialog';
import { withBasePath, waitForHydration } from './site';
import { test } from './fixtures';

test.use({ expectedErrors: /\b404\b|Loading chunk/ });

const CATALOGUE = '/docs/category/api';
const MESSAGE = 'This page was updated. Reload it.';

let releases: ReleaseServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const paths = ['/index', CATALOGUE, EXPLORER.path, TEMPLATE_EDITOR.path];
  releases = await serveReleases(
    'build',
    paths.map((path) => `${path.slice(1)}.html`),
  );
});

test.beforeEach(() => releases.deploy('first'));

test.afterAll(() => releases.remove());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(releases.origin + withBasePath(path));
  await waitForHydration(page);
}

/** Returns the URL of the runtime script. It identifies the build, because each build has a different URL. */
const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('[src*="runtime~main"]')?.src);

/** Clicks the "Reload" button of the message, and waits until the browser has loaded the page of the new build. */
async function reload(page: Page): Promise<void> {
  await expect(page.getByText(MESSAGE)).toBeVisible();
  const before = await buildOf(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  await waitForHydration(page);
}

const buttonIn = (page: Page, editor: Editor): Locator =>
  regionOf(page, editor).getByRole('button', { name: editor.button });

/** A control that loads a chunk, and an element that appears when the chunk has loaded. */
interface Use {
  name: string;
  path: string;
  click: (page: Page) => Locator;
  ready: (page: Page) => Locator;
}

const USES: Use[] = [
  {
    name: 'search',
    path: CATALOGUE,
    click: searchButtonOf,
    ready: (page) => dialogLinksOf(page).first(),
  },
  {
    name: TEMPLATE_EDITOR.name,
    path: TEMPLATE_EDITOR.path,
    click: (page) => buttonIn(page, TEMPLATE_EDITOR),
    ready: (page) => codeBlockOf(page, TEMPLATE_EDITOR, 'Response 200'),
  },
];

for (const { name, path, click, ready } of USES) {
  test(`after a deployment an open page offers a reload if the ${name} cannot be loaded`, async ({
    page,
  }) => {
    await open(page, path);
    await releases.deploy('second');
    await click(page).click();
    await reload(page);
    await click(page).click();
    await expect(ready(page)).toBeVisible();
  });
}

test('after a deployment an open page offers a reload if the search index cannot be loaded', async ({
  page,
}) => {
  await open(page, '/');
  // Hovering over the button loads the script of the dialog, so only the search index is missing after the deployment.
  const loaded = page.waitForResponse(`**/${searchDialogScript}`);
  await searchButtonOf(page).hover();
  await loaded;
  await releases.deploy('second');
  await page.keyboard.press('Control+k');
  await reload(page);
});

for (const editor of [EXPLORER, TEMPLATE_EDITOR]) {
  test(`${editor.name}: after a deployment fields keep their values if a locale cannot be loaded`, async ({
    page,
  }) => {
    await open(page, editor.path);
    if (editor.button) await buttonIn(page, editor).click();
    await expect(codeBlockOf(page, editor, 'Response 200')).toBeVisible();
    await fieldOf(page, editor, 'seed').fill('77');
    await releases.deploy('second');
    if (editor === EXPLORER) await fieldOf(page, editor, 'Find a generator').fill('full name');
    await fieldOf(page, editor, 'locale').selectOption('de');
    await expect(regionOf(page, editor).getByRole('alert')).toContainText(MESSAGE);
    await expect(fieldOf(page, editor, 'seed')).toHaveValue('77');
  });
}

test('if the template editor cannot be loaded offline, "Retry" loads the editor when the page is online', async ({
  page,
  context,
}) => {
  await open(page, TEMPLATE_EDITOR.path);
  await context.setOffline(true);
  await buttonIn(page, TEMPLATE_EDITOR).click();
  await expect(regionOf(page, TEMPLATE_EDITOR).getByRole('alert')).toContainText(
    'Check your connection',
  );
  await context.setOffline(false);
  await regionOf(page, TEMPLATE_EDITOR).getByRole('button', { name: 'Retry' }).click();
  await expect(codeBlockOf(page, TEMPLATE_EDITOR, 'Response 200')).toBeVisible();
});
