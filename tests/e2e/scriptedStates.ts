import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { changePageModule, failChunks } from '../support/chunks';
import {
  addressesOf,
  EXPLORER,
  fieldOf,
  PLACES,
  regionOf,
  start,
  use,
  workerScripts,
} from './engine';
import { openSearch, search } from './searchDialog';
import { at, entries, open } from './site';

/** What a reader can open or meet on a page that its address alone does not show. */
export interface ScriptedState {
  name: string;
  /** The width that it is seen at, in CSS pixels, when it is not seen at every width. */
  width?: number;
  /** The element that makes it up, when what is around it is as it was. */
  scope?: string;
  /** Brings a new tab into it. */
  prepare: (page: Page) => Promise<void>;
}

const endpoint = `/docs/api/${entries[1]?.slug ?? ''}`;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

/** The search as it looks with a query. */
const searchFor = (query: string) => async (page: Page) => {
  await open(page, endpoint);
  await openSearch(page);
  await search(page, query);
};

/** Every state of the site that scripts make. A component with a new one adds it here. */
export const scriptedStates: readonly ScriptedState[] = [
  {
    name: 'the menu "Copy page"',
    scope: 'details.no-print',
    prepare: async (page) => {
      await open(page, endpoint);
      await page.getByText('Copy page').click();
      await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    },
  },
  {
    name: 'a long list of values with a filter',
    scope: '[id="query-mediaType"]',
    prepare: async (page) => {
      await open(page, '/docs/api/generate-a-file-extension');
      await page.getByText('72 values').click();
      await page.getByRole('searchbox', { name: 'Filter values' }).fill('image');
    },
  },
  { name: 'the search with results', prepare: searchFor(entries[0]?.label ?? '') },
  { name: 'the search with suggestions', scope: 'dialog', prepare: searchFor('') },
  { name: 'the search with guides and posts', scope: 'dialog', prepare: searchFor('seed') },
  { name: 'the search without a match', scope: 'dialog', prepare: searchFor('zzqqxx') },
  {
    name: 'the mobile sidebar of the docs',
    width: 390,
    prepare: async (page) => {
      await open(page, endpoint);
      await openMenu(page);
      await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
    },
  },
  {
    name: 'the main menu of the mobile sidebar',
    width: 390,
    prepare: async (page) => {
      await open(page, '/');
      await openMenu(page);
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
    name: 'the catalogue with a filter',
    prepare: async (page) => {
      await open(page, '/docs/category/api?q=address&tag=finance');
      await expect(page.getByText(/^\d+ of \d+ generators$/)).toBeVisible();
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
    name: 'a field that the address names, in a response that it opens',
    prepare: async (page) => {
      await open(page, `${endpoint}#response-400-errors.detail`);
      await expect(page.locator('[data-marked]')).toBeInViewport();
    },
  },
  ...PLACES.map((place): ScriptedState => ({
    name: `${place.name} with a wrong value`,
    prepare: async (page) => {
      await start(page, place);
      await fieldOf(page, place, 'count').fill('500');
      await expect(fieldOf(page, place, 'count')).toHaveAttribute('aria-invalid', 'true');
    },
  })),
  {
    name: 'the explorer, whose generators could not be loaded',
    prepare: async (page) => {
      await page.context().route(addressesOf(workerScripts), (route) => route.abort('failed'));
      await use(page, EXPLORER);
      await expect(regionOf(page, EXPLORER).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a page without its announcement',
    prepare: async (page) => {
      await open(page, '/');
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();
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
