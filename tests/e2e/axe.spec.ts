import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { entries, open, waitForHydration, at } from './site';
import { changePageModule, failChunks } from '../support/chunks';
import {
  chooseTheme,
  findViolations,
  nameView,
  openDetails,
  openView,
  showPanels,
  views,
} from './accessibility';
import { kindsOfPage, sitePaths } from './pageKinds';
import { openSearch, search } from './searchDialog';

// A failure names the address and the element; recording every page would double the time.
test.use({ trace: 'off' });

// axe looks at every element, and the largest page has thousands of them.
test.beforeEach(() => test.setTimeout(180_000));

const endpoint = `/docs/api/${entries[1]?.slug ?? ''}`;

for (const view of views) {
  for (const { kind, path } of kindsOfPage) {
    test(`axe finds nothing, all details and tabs open: ${kind}, ${nameView(view)}`, async ({
      browser,
    }) => {
      const page = await openView(browser, view);
      await open(page, path);
      await openDetails(page);
      await showPanels(page);
      expect(await findViolations(page)).toEqual([]);
      await page.context().close();
    });
  }
}

/** What a reader can open or meet on a page that its address alone does not show. */
const states: readonly {
  name: string;
  width?: number;
  prepare: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the menu "Copy page"',
    prepare: async (page) => {
      await open(page, endpoint);
      await page.getByText('Copy page').click();
      await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    },
  },
  {
    name: 'the search with results',
    prepare: async (page) => {
      await open(page, endpoint);
      await openSearch(page);
      await search(page, entries[0]?.label ?? '');
    },
  },
  {
    name: 'the mobile sidebar of the docs',
    width: 390,
    prepare: async (page) => {
      await open(page, endpoint);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
    },
  },
  {
    name: 'the main menu of the mobile sidebar',
    width: 390,
    prepare: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
    },
  },
  {
    name: 'the table of contents on a small screen',
    width: 390,
    prepare: async (page) => {
      await open(page, '/docs/custom/custom-template');
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.getByRole('button').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'the catalogue without a match',
    prepare: async (page) => {
      await open(page, '/docs/category/api?q=zzqqxx');
      await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    },
  },
  {
    name: 'the crash page',
    prepare: async (page) => {
      await changePageModule(page, endpoint, (module) => ({
        ...module,
        default: () => {
          throw new Error('The sample is missing.');
        },
      }));
      await page.goto(at(endpoint));
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'the load-failure box',
    prepare: async (page) => {
      await failChunks(page, endpoint);
      await page.goto(at(endpoint));
      await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];

for (const { name, width, prepare } of states) {
  for (const view of views.filter((each) => width === undefined || each.width === width)) {
    test(`axe finds nothing: ${name}, ${nameView(view)}`, async ({ browser }) => {
      const page = await openView(browser, view);
      await prepare(page);
      expect(await findViolations(page)).toEqual([]);
      await page.context().close();
    });
  }
}

/** Pages that one test opens one after another, in the same browser tab. */
const CHUNK_SIZE = 15;

/** The pages of the sitemap that one view gets: each page is in one, by its position. */
const shares = views.flatMap((view, place) => {
  const paths = sitePaths.filter((_, index) => index % views.length === place);
  const chunks = Array.from({ length: Math.ceil(paths.length / CHUNK_SIZE) }, (_, index) =>
    paths.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
  return chunks.map((chunk, index) => ({ view, chunk, name: `${nameView(view)}, ${index + 1}` }));
});

test('Every page of the sitemap is in one of the shares', () => {
  expect(shares.flatMap(({ chunk }) => chunk).sort()).toEqual([...sitePaths].sort());
});

for (const { view, chunk, name } of shares) {
  test(`axe finds nothing on pages of the sitemap: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: view.width, height: 900 });
    await chooseTheme(page, view.theme);
    const found: string[] = [];
    for (const path of chunk) {
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      found.push(...(await findViolations(page)));
    }
    expect(found).toEqual([]);
  });
}
