/** Tests theme features that the site does not enable, on a small site with the same theme. */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { product } from '../../src/site/product';
import { launchBrowser, openTab } from '../../scripts/support/browser';
import { hasProgram } from '../../scripts/support/programs';
import type { Project } from '../../scripts/support/project';
import { serveSite } from '../../scripts/support/staticServer';
import type { StaticServer } from '../../scripts/support/staticServer';
import { createFixtureProject } from '../support/fixture';
import { expectWithTimeout } from './expectWithTimeout';

/** A page with a broken link, Markdown link and anchor, and a second file with the same URL. */
const WRONG_PAGES = {
  'tests/fixtures/site/docs/wrong.mdx': `# Wrong

- A [link](/nowhere) to no page
- A [link](./missing.mdx) to no Markdown file
- A [link](/docs/next/wrong#nowhere) to no anchor
`,
  'tests/fixtures/site/docs/wrong/index.mdx': '# The same address again\n',
};

interface Dropdown {
  page: Page;
  toggle: Locator;
  menu: Locator;
}

async function findDropdown(page: Page): Promise<Dropdown> {
  const toggle = page.getByRole('button', { name: 'More' });
  const menu = page.locator('.dropdown', { has: toggle }).locator('.dropdown__menu');
  await expectWithTimeout(menu).toBeHidden();
  return { page, toggle, menu };
}

async function openWithEnter({ toggle, menu }: Dropdown): Promise<void> {
  await toggle.press('Enter');
  await expectWithTimeout(menu).toBeVisible();
  await expectWithTimeout(toggle).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed({ toggle, menu }: Dropdown): Promise<void> {
  await expectWithTimeout(menu).toBeHidden();
  await expectWithTimeout(toggle).toHaveAttribute('aria-expanded', 'false');
}

const keyOf = (plugin: string) => `docs-preferred-version-${plugin}-${product.storageNamespace}`;

const KEY = keyOf('default');

const readPreference = (page: Page, key = KEY) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

const versions = (page: Page) => page.locator('.dropdown', { hasText: '1.0' });

async function choose(page: Page, name: string): Promise<void> {
  await versions(page).hover();
  await versions(page).locator('.dropdown__menu').getByRole('link', { name }).click();
}

async function expectNavbar(page: Page, isVisible: boolean): Promise<void> {
  const bottom = () =>
    page.locator('nav.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await (isVisible
    ? expectWithTimeout.poll(bottom).toBeGreaterThan(0)
    : expectWithTimeout.poll(bottom).toBeLessThan(1));
}

/** Scrolls with the mouse wheel, and waits until the position is reached, so that the page handles each scroll event. */
async function scrollTo(page: Page, y: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, y - from);
  await expectWithTimeout.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
}

let project: Project;
let output: string;
let server: StaticServer;
/** Serves the same site at a wrong base path. */
let misplaced: StaticServer;
let browser: Browser;

/** Opens a page in a new browser context, and waits for hydration. */
const openPage = async (address: string, options?: BrowserContextOptions): Promise<Page> => {
  const page = await openTab(browser, {
    baseURL: server.origin,
    viewport: { width: 1350, height: 900 },
    ...options,
  });
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return page;
};

describe.runIf(hasProgram('browser'))('fixture site', () => {
  beforeAll(async () => {
    project = await createFixtureProject('site');
    for (const [file, text] of Object.entries(WRONG_PAGES)) await project.write(file, text);
    const config = 'tests/fixtures/site/docusaurus.config.ts';
    const result = await project.run('docusaurus', ['build', '--config', config]);
    ({ output } = result);
    if (result.code !== 0) throw new Error(output);
    const build = path.join(project.dir, 'build');
    [server, misplaced] = await Promise.all([
      serveSite(build, '/fixture/'),
      serveSite(build, '/elsewhere/'),
    ]);
    browser = await launchBrowser();
  });

  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  // If the setup has failed, some of these variables are undefined.
  afterAll(() =>
    Promise.all([browser?.close(), server?.close(), misplaced?.close(), project?.remove()]),
  );

  describe('invalid content', () => {
    /** Finds the message in the build log that starts with this level and text. */
    function findMessage(start: string): string {
      const found = output.split(/^(?=\[[A-Z]+\])/m).find((message) => message.startsWith(start));
      if (found === undefined) throw new Error(`No message "${start}" in:\n${output}`);
      return found;
    }

    /** Returns the pages that a message lists, and the targets of their links. */
    const readLinks = (message: string) => ({
      sources: [...message.matchAll(/source page path = (\S+?):?$/gm)].map(([, page]) => page),
      targets: [...message.matchAll(/-> linking to (\S+)/g)].map(([, target]) => target),
    });

    const wrong = '/fixture/docs/next/wrong';

    test('a build with broken links, broken anchors and duplicate routes succeeds', () => {
      expectWithTimeout(output).toContain('[SUCCESS] Generated static files in');
      expectWithTimeout(output).not.toContain('[ERROR]');
    });

    test('the log lists the page with a broken link, and no other page', () => {
      const { sources, targets } = readLinks(findMessage('[INFO] Docusaurus found broken links!'));
      // The not-found page links to the catalogue, which the fixture does not have.
      expectWithTimeout(sources.filter((page) => page !== '/fixture/404.html')).toEqual([wrong]);
      expectWithTimeout(targets).toContain('/fixture/nowhere');
    });

    test('broken Markdown links cause a warning', () => {
      const message = findMessage('[WARNING] Markdown link with URL');
      expectWithTimeout(message).toContain('`./missing.mdx`');
      expectWithTimeout(message).toContain('docs/wrong.mdx"');
    });

    test('duplicate routes cause a warning', () => {
      const message = findMessage('[WARNING] Duplicate routes found!');
      expectWithTimeout(message).toContain(`Attempting to create page at ${wrong}`);
    });

    test('a warning lists the broken anchor, and no other anchor', () => {
      const { sources, targets } = readLinks(
        findMessage('[WARNING] Docusaurus found broken anchors!'),
      );
      expectWithTimeout(sources).toEqual([wrong]);
      expectWithTimeout(targets).toEqual([`${wrong}#nowhere`]);
    });

    test('the HTML minifier reports no problem', () => {
      expectWithTimeout(output).not.toContain('HTML minifier');
    });
  });

  describe('dropdowns', () => {
    test('dropdowns open on hover or Enter, and close on an outside click', async () => {
      const dropdown = await findDropdown(await openPage('/fixture/'));
      const { page, toggle, menu } = dropdown;
      await toggle.hover();
      await expectWithTimeout(menu).toBeVisible();
      await page.mouse.move(600, 500);
      await expectWithTimeout(menu).toBeHidden();
      await openWithEnter(dropdown);
      await expectWithTimeout(menu.getByRole('link')).toHaveText(['Introduction', 'Long page']);
      await page.mouse.click(600, 500);
      await expectClosed(dropdown);
    });

    test('dropdowns close on an outside touch', async () => {
      const page = await openPage('/fixture/', { hasTouch: true });
      const dropdown = await findDropdown(page);
      await openWithEnter(dropdown);
      // The touch does not end, because a touch that ends would count as a click as well.
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: 600, y: 500 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await expectClosed(dropdown);
    });

    test('dropdowns close on a focus change', async () => {
      const dropdown = await findDropdown(await openPage('/fixture/'));
      const { page, menu } = dropdown;
      await openWithEnter(dropdown);
      for (const name of ['Introduction', 'Long page']) {
        await page.keyboard.press('Tab');
        await expectWithTimeout(menu.getByRole('link', { name })).toBeFocused();
        await expectWithTimeout(menu).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expectClosed(dropdown);
    });
  });

  describe('preferred version', () => {
    test('the documentation version that a reader chooses is kept in browser storage', async () => {
      const page = await openPage('/fixture/docs/intro');
      await expectWithTimeout(versions(page).getByRole('button')).toHaveText('1.0');
      expectWithTimeout(await readPreference(page)).toBeNull();

      await choose(page, 'Next');
      await expectWithTimeout(page).toHaveURL(/\/docs\/next\/intro$/);
      expectWithTimeout(await readPreference(page)).toBe('current');

      // The home page does not belong to a version, so its navbar shows the version in browser storage.
      await page.goto('/fixture/');
      await expectWithTimeout(versions(page).getByRole('button')).toHaveText('Next');
      await expectWithTimeout(page.getByRole('link', { name: 'Guide' }).first()).toHaveAttribute(
        'href',
        '/fixture/docs/next/intro',
      );
      expectWithTimeout(await readPreference(page)).toBe('current');
    });

    test('a version that no longer exists is removed from browser storage', async () => {
      const page = await openPage('/fixture/');
      await page.evaluate((key) => window.localStorage.setItem(key, '0.9'), KEY);
      await page.reload();
      await expectWithTimeout.poll(() => readPreference(page)).toBeNull();
      await expectWithTimeout(versions(page).getByRole('button')).toHaveText('1.0');
    });

    test('each documentation plugin stores its preferred version under a separate key', async () => {
      const page = await openPage('/fixture/');
      const keys = [KEY, keyOf('second')];
      // Only the default plugin has a version 1.0.
      await page.evaluate((names) => {
        for (const name of names) window.localStorage.setItem(name, '1.0');
      }, keys);
      await page.reload();
      await expectWithTimeout.poll(() => readPreference(page, keyOf('second'))).toBeNull();
      expectWithTimeout(await readPreference(page)).toBe('1.0');
      await page.evaluate((names) => {
        for (const name of names) window.localStorage.setItem(name, 'current');
      }, keys);
      await choose(page, '1.0');
      expectWithTimeout(await readPreference(page)).toBe('1.0');
      expectWithTimeout(await readPreference(page, keyOf('second'))).toBe('current');
    });
  });

  describe('theme configuration', () => {
    test('the navbar has the configured items and style, and no colour mode switch', async () => {
      const page = await openPage('/fixture/');
      const left = page.locator('.navbar__items:not(.navbar__items--right) > .navbar__item');
      const right = page.locator('.navbar__items--right > .navbar__item');
      await expectWithTimeout(left).toContainText(['Guide', 'More']);
      await expectWithTimeout(right).toContainText(['1.0']);
      const [bar, primary] = await page.locator('nav.navbar').evaluate((navbar) => {
        const probe = document.createElement('div');
        probe.style.color = 'var(--ifm-color-primary)';
        navbar.append(probe);
        return [getComputedStyle(navbar).backgroundColor, getComputedStyle(probe).color];
      });
      expectWithTimeout(bar).toBe(primary);
      await expectWithTimeout(
        page.getByRole('button', { name: /dark and light mode/ }),
      ).toHaveCount(0);
      await expectWithTimeout(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    test('the footer has the configured links, logo, copyright and style', async () => {
      const page = await openPage('/fixture/');
      const footer = page.getByRole('contentinfo');
      await expectWithTimeout(footer.getByText('Read', { exact: true })).toBeVisible();
      await expectWithTimeout(footer.getByText('Elsewhere', { exact: true })).toBeVisible();
      const vendor = footer.getByRole('link', { name: 'Vendor' });
      await expectWithTimeout(vendor).toHaveAttribute('href', 'https://vendor.example');
      await expectWithTimeout(footer.getByRole('img', { name: 'Fixture logo' })).toBeVisible();
      await expectWithTimeout(footer).toContainText('Copyright of the fixture');
      await expectWithTimeout(footer).toHaveClass(/footer--dark/);
      await footer.getByRole('link', { name: 'Guide' }).click();
      await expectWithTimeout(page).toHaveURL(/\/fixture\/docs\/intro$/);
    });

    test('the announcement bar has the configured content and colours, and no close button', async () => {
      const page = await openPage('/fixture/');
      const bar = page.locator('.theme-announcement-bar');
      await expectWithTimeout(bar).toHaveText('This notice stays');
      // The Content-Security-Policy would block a style attribute.
      await expectWithTimeout(bar).not.toHaveAttribute('style');
      await expectWithTimeout(bar).toHaveCSS('background-color', 'rgb(17, 34, 51)');
      await expectWithTimeout(bar).toHaveCSS('color', 'rgb(221, 238, 255)');
      await expectWithTimeout(bar.getByRole('button')).toHaveCount(0);
    });

    // This fixture page has headings of every level. The documentation site does not have headings of level 4.
    test('the table of contents covers heading levels 2 to 3', async () => {
      const page = await openPage('/fixture/docs/next/levels');
      const headings = page.locator('article .markdown').getByRole('heading');
      const all = ['Levels', 'Second', 'Third', 'Fourth', 'Fifth', 'Second again'];
      await expectWithTimeout(headings).toHaveText(all);
      const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
      await expectWithTimeout(entries).toHaveText(['Second', 'Third', 'Second again']);
    });
  });

  describe('navbar.hideOnScroll', () => {
    test.each([
      ['hides on scrolling down', [400, 900], false],
      ['shows on scrolling up', [400, 900, 700], true],
      ['shows near the top', [400, 900, 10], true],
    ])('the navbar %s', async (_, places, isVisible) => {
      const page = await openPage('/fixture/docs/long', { reducedMotion: 'reduce' });
      await page.addStyleTag({ content: 'main { min-height: 4000px }' });
      await page.mouse.move(600, 450);
      await expectNavbar(page, true);
      for (const y of places) {
        await scrollTo(page, y);
        if (y === 900) await expectNavbar(page, false);
      }
      await expectNavbar(page, isVisible);
    });
  });

  describe('renamed and removed pages', () => {
    test('the URL of a renamed page redirects to the new page and keeps query and anchor', async () => {
      const page = await openPage('/fixture/docs/old?a=b#end');
      await expectWithTimeout(page).toHaveURL(/\/fixture\/docs\/long\?a=b#end$/);
      await expectWithTimeout(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
    });

    test('the Markdown URL of a renamed page redirects to the Markdown version of the new page', async () => {
      const page = await openPage('/fixture/docs/old.md');
      await expectWithTimeout(page).toHaveURL(/\/fixture\/docs\/long\.md$/);
    });

    test('the URL of a removed page shows the reason on the not-found page', async () => {
      const page = await openPage('/fixture/docs/gone');
      await expectWithTimeout(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expectWithTimeout(
        page.getByText('The page was removed. Nobody read it.'),
      ).toBeVisible();
    });

    test('a URL in the wrong letter case shows the not-found page with a link to the right URL', async () => {
      const page = await openPage('/fixture/docs/LONG');
      await expectWithTimeout(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('link', { name: '/fixture/docs/long' }).click();
      await expectWithTimeout(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
    });
  });

  describe('errors for developers', () => {
    test('a wrong base URL shows a banner for developers', async () => {
      const page = await openPage('/fixture/');
      const banner = page.getByText('Your Docusaurus site did not load properly.');
      await expectWithTimeout(banner).toHaveCount(0);
      await page.goto(`${misplaced.origin}/elsewhere/`);
      await expectWithTimeout(banner).toBeVisible();
      await expectWithTimeout(
        page.getByText('Current configured baseUrl = /fixture/'),
      ).toBeVisible();
      await expectWithTimeout(
        page.getByText('We suggest trying baseUrl = /elsewhere/'),
      ).toBeVisible();
    });

    test('a navbar item that fails to render shows an error for developers', async () => {
      const page = await openPage('/fixture/');
      await page.goto('/fixture/?fragile');
      await expectWithTimeout(
        page.getByRole('heading', { name: 'This page crashed' }),
      ).toBeVisible();
      const message = page.getByText('A theme navbar item failed to render.');
      await expectWithTimeout(message).toContainText('"type": "custom-fragile"');
      await expectWithTimeout(message).toContainText('Cause:\nThe fragile item broke.');
    });

    test('misuse of Head elements causes a warning on the console', async () => {
      const page = await openPage('/fixture/');
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.goto('/fixture/head-misuse');
      expectWithTimeout((await warning).text()).toContain('Helmet: meta should be of type "Array"');
      await expectWithTimeout(page.getByRole('heading', { name: 'Head misuse' })).toBeVisible();
    });
  });
});
