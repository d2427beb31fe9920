/** User journeys through the site. The tests run these journeys in every browser. */
import { expect } from 'vitest';
import { product } from '../../src/site/product';
import { pageChunkPattern } from '../support/chunks';
import { DEFAULT_TIMEOUT } from '../../scripts/support/waitFor';
import type { BrowserTab } from './browserTab';

/** The built site on a test server, and the errors that the server simulates. */
export interface JourneySite {
  /** Returns the full URL of a site path: `at('/blog')`. */
  at: (path: string) => string;
  /** Paths for which the server returns status 503. */
  lost?: RegExp;
}

type Journey = (tab: BrowserTab, site: JourneySite) => Promise<void>;

const ENDPOINT = '/docs/api/generate-an-iban';
const NESTED = '/docs/api/generate-an-address';
/** A page that only one journey opens, so that its script is not in the browser cache. */
const UNVISITED = '/docs/api/generate-a-chemical-element';

/** Anchor of a nested property. Its section is closed when the page opens. */
const CLOSED = 'response-400-errors.detail';

const SAMPLES = 'aside[aria-label="Samples"]';
const PANEL = `${SAMPLES} .code-language-panel`;
const SEARCH_FIELD = 'dialog input';
const RESULTS = 'dialog [data-query]';

/** Counts the visible matches of a selector. */
const count = (tab: BrowserTab, selector: string): Promise<number> =>
  tab.run(
    (name) =>
      [...document.querySelectorAll(name)].filter((node) =>
        node.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** Returns an attribute of the first visible match for a selector. If `attribute` is omitted, returns the text. */
const attributeOf = (tab: BrowserTab, selector: string, attribute?: string) =>
  tab.run(
    (name, key) => {
      const found = [...document.querySelectorAll<HTMLElement>(name)].find((node) =>
        node.checkVisibility({ visibilityProperty: true }),
      );
      return (key === null ? found?.innerText.trim() : found?.getAttribute(key)) ?? null;
    },
    selector,
    attribute ?? null,
  );

/** Returns the text of the first visible match, or an empty string. */
const textOf = async (tab: BrowserTab, selector: string): Promise<string> =>
  (await attributeOf(tab, selector)) ?? '';

const addressOf = (tab: BrowserTab): Promise<string> => tab.run(() => location.href);
// Goes back only after the script has returned: if the page changes earlier, the driver can lose the script's response.
const goBack = (tab: BrowserTab): Promise<void> =>
  tab.run(() => void setTimeout(() => history.back()));

/** Waits until a function returns the expected value. */
const eventually = <T>(ask: () => Promise<T>, what?: string) =>
  expect.poll(ask, {
    timeout: DEFAULT_TIMEOUT,
    interval: 50,
    ...(what !== undefined && { message: what }),
  });

const expectScripts = (tab: BrowserTab): Promise<void> =>
  eventually(() => attributeOf(tab, 'html', 'data-has-hydrated'), 'scripts run').toBe('true');

/** Opens a page and waits until its scripts run. */
async function open(tab: BrowserTab, site: JourneySite, path: string): Promise<void> {
  await tab.goTo(site.at(path));
  await expectScripts(tab);
}

/** Opens the search by its shortcut and waits until it is ready. */
async function openSearch(tab: BrowserTab): Promise<void> {
  await tab.press('Control', 'k');
  await eventually(() => attributeOf(tab, RESULTS, 'data-query')).toBe('');
}

/** Expects that only this field is highlighted, and that it is in view below the navbar. */
async function expectRevealed(tab: BrowserTab, id: string): Promise<void> {
  const marked = () =>
    tab.run(() => {
      const bottom = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll('[data-marked]')].map((node) => {
        const { top } = node.getBoundingClientRect();
        return node.checkVisibility({ visibilityProperty: true }) &&
          top >= bottom - 1 &&
          top < innerHeight
          ? node.id
          : '';
      });
    });
  await eventually(marked, 'the field is marked and in view').toEqual([id]);
}

async function follow(tab: BrowserTab): Promise<string> {
  const related = 'nav[aria-label="Related generators"] a';
  const to = await tab.run(
    (name) => document.querySelector<HTMLAnchorElement>(name)?.href ?? '',
    related,
  );
  await tab.click(related);
  await eventually(() => addressOf(tab)).toBe(to);
  return to;
}

/** Chooses a sample with a script, because each driver handles a `<select>` in a different way. */
const chooseSample = (tab: BrowserTab, title: string): Promise<void> =>
  tab.run(
    (selector, text) => {
      const list = document.querySelector<HTMLSelectElement>(selector);
      if (!list) return;
      list.selectedIndex = [...list.options].findIndex((option) => option.text === text);
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    `${SAMPLES} select`,
    title,
  );

/** Test functions by test title. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'an operation page shows its heading, parameters and first request': async (tab, site) => {
    await open(tab, site, ENDPOINT);
    expect(await textOf(tab, 'h1')).toBe('Generate an IBAN');
    expect(await count(tab, '#query-country')).toBe(1);
    expect(await textOf(tab, PANEL)).toMatch(/^curl [^]+YOUR_API_KEY/);
  },
  'the Samples panel shows the chosen sample, and keeps the chosen language on other pages': async (
    tab,
    site,
  ) => {
    await open(tab, site, NESTED);
    const before = await textOf(tab, PANEL);
    await chooseSample(tab, 'Two German addresses');
    await eventually(() => textOf(tab, PANEL)).not.toBe(before);
    await tab.click(`${SAMPLES} label[data-language="python"]`);
    await eventually(() => attributeOf(tab, PANEL, 'data-language')).toBe('python');
    expect(await textOf(tab, PANEL)).toContain('import requests');
    await follow(tab);
    await eventually(() => attributeOf(tab, PANEL, 'data-language')).toBe('python');
    await open(tab, site, ENDPOINT);
    expect(await attributeOf(tab, PANEL, 'data-language')).toBe('python');
  },
  '"Copy code" copies the code that the page shows to the clipboard': async (tab, site) => {
    await open(tab, site, ENDPOINT);
    const code = await textOf(tab, `${PANEL} code`);
    await tab.click(`${PANEL} button`, 'Copy code');
    await eventually(() => textOf(tab, `${PANEL} button`)).toBe('Copied');
    await openSearch(tab);
    await tab.press('Control', 'v');
    const pasted = () =>
      tab.run((name) => document.querySelector<HTMLInputElement>(name)?.value, SEARCH_FIELD);
    // A single-line field replaces line breaks with spaces.
    await eventually(pasted).toBe(code.replaceAll('\n', ' '));
  },
  'a reader finds and opens a generator in the search dialog with the keyboard only': async (
    tab,
    site,
  ) => {
    await open(tab, site, '/');
    await openSearch(tab);
    await tab.type('credit card number');
    await eventually(() => attributeOf(tab, RESULTS, 'data-query')).toBe('credit card number');
    await tab.press('ArrowDown');
    const focused = () => tab.run(() => document.activeElement?.getAttribute('href'));
    const results = await tab.run(
      (name) => [...document.querySelectorAll(name)].map((link) => link.getAttribute('href')),
      `${RESULTS} a`,
    );
    expect(results[0]).toBe(`${product.baseUrl}docs/api/generate-a-credit-card-number`);
    // Enter in the field opens the first result, so the arrow key moves to the second result.
    await eventually(focused).toBe(results[1]);
    await tab.press('Enter');
    await eventually(() => tab.run(() => location.pathname + location.hash)).toBe(results[1]);
    await eventually(() => count(tab, 'dialog')).toBe(0);
  },
  'a URL with the anchor of a field opens the closed section that contains the field': async (
    tab,
    site,
  ) => {
    await open(tab, site, `${NESTED}#${CLOSED}`);
    await expectRevealed(tab, CLOSED);
    await tab.run(() => void (location.hash = 'response-429'));
    await expectRevealed(tab, 'response-429');
    await goBack(tab);
    await expectRevealed(tab, CLOSED);
  },
  'a page whose script failed to load stays readable, and "Retry" loads the script again': async (
    tab,
    site,
  ) => {
    site.lost = pageChunkPattern(UNVISITED);
    await tab.goTo(site.at(UNVISITED));
    await eventually(() => count(tab, '[role="alert"] button')).toBe(1);
    expect(await textOf(tab, 'h1')).toBe('Generate a chemical element');
    expect(await count(tab, '#request')).toBe(1);
    site.lost = undefined;
    await tab.click('[role="alert"] button', 'Retry');
    await expectScripts(tab);
    expect(await count(tab, '[role="alert"] button')).toBe(0);
  },
};

/** Removes the stored data and simulated errors of earlier journeys. */
export async function resetState(tab: BrowserTab, site: JourneySite): Promise<void> {
  site.lost = undefined;
  await tab.resize(1350, 900);
  await tab.goTo(site.at('/llms.txt'));
  await tab.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Returns the site at an origin. */
export const createSite = (origin: string): JourneySite => ({
  at: (path) => origin + product.baseUrl.replace(/\/$/, '') + path,
});
