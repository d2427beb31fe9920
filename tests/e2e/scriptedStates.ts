import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { changePageModule, failChunks } from '../support/chunks';
import {
  isUrlOfAny,
  EXPLORER,
  fieldOf,
  EDITORS,
  regionOf,
  openAndAwaitResponse,
  openEditor,
  workerScripts,
} from './editors';
import { openSearch, search } from './searchDialog';
import { withBasePath, generatorEntries, openPage } from './site';

/** A page state that cannot be opened by a URL alone. */
export interface ScriptedState {
  name: string;
  /** Width of the window in CSS pixels. If omitted, any width. */
  width?: number;
  /** Selector of the changed element. If omitted, the whole page is checked. */
  scope?: string;
  /** Opens a page and brings it into the state. */
  prepare: (page: Page) => Promise<void>;
}

const endpoint = `/docs/api/${generatorEntries[1]?.slug ?? ''}`;
/** Anchor of a nested property. Its section is closed when the page opens. */
const CLOSED = 'response-400-errors.detail';

/** Creates a state that an action on a page leads to. */
const state = (
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  where: Pick<ScriptedState, 'scope' | 'width'> = {},
): ScriptedState => ({
  ...{ name, ...where },
  prepare: async (page) => {
    await openPage(page, path);
    await act(page);
  },
});

/** Returns an action that opens the search with a query. */
const searchFor = (query: string) => async (page: Page) => {
  await openSearch(page);
  await search(page, query);
};

/** Returns an action that opens the mobile menu and waits for one of its buttons. */
const openMenu = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: button })).toBeInViewport();
};

const IN_DIALOG = { scope: 'dialog' };
const NARROW = { width: 390 };

/** All page states that need scripts. When a component gets a new state, add the state here. */
export const scriptedStates: readonly ScriptedState[] = [
  state(
    'a long list of allowed values with a filter',
    '/docs/api/generate-a-file-extension',
    async (page) => {
      await page.getByText('72 values').click();
      await page.getByRole('searchbox', { name: 'Filter values' }).fill('image');
    },
    { scope: '[id="query-mediaType"]' },
  ),
  state('the search with results', endpoint, searchFor(generatorEntries[0]?.label ?? '')),
  state('the search with suggestions', endpoint, searchFor(''), IN_DIALOG),
  state('the search with guides and posts', endpoint, searchFor('seed'), IN_DIALOG),
  state('the search without a match', endpoint, searchFor('zzqqxx'), IN_DIALOG),
  state('the mobile sidebar of the docs', endpoint, openMenu('Back to main menu'), NARROW),
  state('the main menu of the mobile sidebar', '/', openMenu('Close navigation bar'), NARROW),
  state(
    'the table of contents on a small screen',
    '/docs/custom/custom-template',
    async (page) => {
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.getByRole('button').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
    },
    NARROW,
  ),
  state('the catalogue with a filter', '/docs/category/api?q=address&tag=finance', (page) =>
    expect(page.getByText(/^\d+ of \d+ generators$/)).toBeVisible(),
  ),
  state('the catalogue without a match', '/docs/category/api?q=zzqqxx', (page) =>
    expect(page.getByRole('button', { name: 'Show all' })).toBeVisible(),
  ),
  state('a response field in a section that the URL hash opens', `${endpoint}#${CLOSED}`, (page) =>
    expect(page.locator('[data-marked]')).toBeInViewport(),
  ),
  ...EDITORS.map((editor): ScriptedState => ({
    name: `${editor.name} with an invalid value`,
    prepare: async (page) => {
      await openAndAwaitResponse(page, editor);
      await fieldOf(page, editor, 'count').fill('500');
      await expect(fieldOf(page, editor, 'count')).toHaveAttribute('aria-invalid', 'true');
    },
  })),
  {
    name: 'the explorer after its generators failed to load',
    prepare: async (page) => {
      await page.context().route(isUrlOfAny(workerScripts), (route) => route.abort('failed'));
      await openEditor(page, EXPLORER);
      await expect(regionOf(page, EXPLORER).getByRole('alert')).toBeVisible();
    },
  },
  state('a page after its announcement bar was closed', '/', async (page) => {
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
  }),
  {
    name: 'the error page of a page that crashed',
    prepare: async (page) => {
      await changePageModule(page, endpoint, (module) => ({
        ...module,
        default: () => {
          throw new Error('The sample is missing.');
        },
      }));
      await page.goto(withBasePath(endpoint));
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'the error box of a page that failed to load',
    prepare: async (page) => {
      await failChunks(page, endpoint);
      await page.goto(withBasePath(endpoint));
      await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];
