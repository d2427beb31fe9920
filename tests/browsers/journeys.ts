/** User journeys through the site, which run in every browser. */
import { expect } from 'vitest';
import { product } from '../../src/site/product';
import { pageChunkPattern } from '../support/chunks';
import { DEFAULT_TIMEOUT } from '../../scripts/support/waitFor';
import type { Reader } from './reader';

/** The built site on a test server, and the errors that the server simulates. */
export interface Site {
  /** Returns the full URL of a site path: `at('/blog')`. */
  at: (path: string) => string;
  /** Paths for which the server returns status 503. */
  lost?: RegExp;
}

type Journey = (reader: Reader, site: Site) => Promise<void>;

const ENDPOINT = '/docs/api/generate-an-iban';
const NESTED = '/docs/api/generate-an-address';
/** A page that no other journey opens, so that its script is in no browser's cache. */
const UNVISITED = '/docs/api/generate-a-chemical-element';

/** Anchor of a nested property, whose section is closed when the page opens. */
const CLOSED = 'response-400-errors.detail';

const SAMPLES = 'aside[aria-label="Samples"]';
const PANEL = `${SAMPLES} .code-language-panel`;
const SEARCH_FIELD = 'dialog input';
const RESULTS = 'dialog [data-query]';

/** Counts the visible matches of a selector. */
const count = (reader: Reader, selector: string): Promise<number> =>
  reader.run(
    (name) =>
      [...document.querySelectorAll(name)].filter((node) =>
        node.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** Returns an attribute of the first visible match for a selector. If `attribute` is omitted, returns the text. */
const attributeOf = (reader: Reader, selector: string, attribute?: string) =>
  reader.run(
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
const textOf = async (reader: Reader, selector: string): Promise<string> =>
  (await attributeOf(reader, selector)) ?? '';

const addressOf = (reader: Reader): Promise<string> => reader.run(() => location.href);
// Goes back after the script has returned, because the driver can lose its response when the page is left.
const goBack = (reader: Reader): Promise<void> =>
  reader.run(() => void setTimeout(() => history.back()));

/** Waits until a function returns the expected value. */
const eventually = <T>(ask: () => Promise<T>, what?: string) =>
  expect.poll(ask, {
    timeout: DEFAULT_TIMEOUT,
    interval: 50,
    ...(what !== undefined && { message: what }),
  });

const expectScripts = (reader: Reader): Promise<void> =>
  eventually(() => attributeOf(reader, 'html', 'data-has-hydrated'), 'scripts run').toBe('true');

/** Opens a page and waits until its scripts run. */
async function open(reader: Reader, site: Site, path: string): Promise<void> {
  await reader.goTo(site.at(path));
  await expectScripts(reader);
}

/** Opens the search by its shortcut and waits until it is ready. */
async function openSearch(reader: Reader): Promise<void> {
  await reader.press('Control', 'k');
  await eventually(() => attributeOf(reader, RESULTS, 'data-query')).toBe('');
}

/** Expects that the field is in view below the navbar, and that no other element is marked. */
async function expectRevealed(reader: Reader, id: string): Promise<void> {
  const marked = () =>
    reader.run(() => {
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

async function follow(reader: Reader): Promise<string> {
  const related = 'nav[aria-label="Related generators"] a';
  const to = await reader.run(
    (name) => document.querySelector<HTMLAnchorElement>(name)?.href ?? '',
    related,
  );
  await reader.click(related);
  await eventually(() => addressOf(reader)).toBe(to);
  return to;
}

/** Chooses a sample by a script, because each driver operates a `<select>` in a different way. */
const chooseSample = (reader: Reader, title: string): Promise<void> =>
  reader.run(
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
  'an operation page shows its heading, parameters and first request': async (reader, site) => {
    await open(reader, site, ENDPOINT);
    expect(await textOf(reader, 'h1')).toBe('Generate an IBAN');
    expect(await count(reader, '#query-country')).toBe(1);
    expect(await textOf(reader, PANEL)).toMatch(/^curl [^]+YOUR_API_KEY/);
  },
  'the Samples panel shows the chosen sample, and keeps the chosen language on other pages': async (
    reader,
    site,
  ) => {
    await open(reader, site, NESTED);
    const before = await textOf(reader, PANEL);
    await chooseSample(reader, 'Two German addresses');
    await eventually(() => textOf(reader, PANEL)).not.toBe(before);
    await reader.click(`${SAMPLES} label[data-language="python"]`);
    await eventually(() => attributeOf(reader, PANEL, 'data-language')).toBe('python');
    expect(await textOf(reader, PANEL)).toContain('import requests');
    await follow(reader);
    await eventually(() => attributeOf(reader, PANEL, 'data-language')).toBe('python');
    await open(reader, site, ENDPOINT);
    expect(await attributeOf(reader, PANEL, 'data-language')).toBe('python');
  },
  '"Copy code" copies the code that the page shows to the clipboard': async (reader, site) => {
    await open(reader, site, ENDPOINT);
    const code = await textOf(reader, `${PANEL} code`);
    await reader.click(`${PANEL} button`, 'Copy code');
    await eventually(() => textOf(reader, `${PANEL} button`)).toBe('Copied');
    await openSearch(reader);
    await reader.press('Control', 'v');
    const pasted = () =>
      reader.run((name) => document.querySelector<HTMLInputElement>(name)?.value, SEARCH_FIELD);
    // A single-line field replaces line breaks with spaces.
    await eventually(pasted).toBe(code.replaceAll('\n', ' '));
  },
  'a reader finds and opens a generator in the search dialog with the keyboard only': async (
    reader,
    site,
  ) => {
    await open(reader, site, '/');
    await openSearch(reader);
    await reader.type('credit card number');
    await eventually(() => attributeOf(reader, RESULTS, 'data-query')).toBe('credit card number');
    await reader.press('ArrowDown');
    const focused = () => reader.run(() => document.activeElement?.getAttribute('href'));
    const results = await reader.run(
      (name) => [...document.querySelectorAll(name)].map((link) => link.getAttribute('href')),
      `${RESULTS} a`,
    );
    expect(results[0]).toBe(`${product.baseUrl}docs/api/generate-a-credit-card-number`);
    // Enter in the field opens the first result, so the arrow key moves to the second result.
    await eventually(focused).toBe(results[1]);
    await reader.press('Enter');
    await eventually(() => reader.run(() => location.pathname + location.hash)).toBe(results[1]);
    await eventually(() => count(reader, 'dialog')).toBe(0);
  },
  'a URL with the anchor of a field opens the closed section that contains the field': async (
    reader,
    site,
  ) => {
    await open(reader, site, `${NESTED}#${CLOSED}`);
    await expectRevealed(reader, CLOSED);
    await reader.run(() => void (location.hash = 'response-429'));
    await expectRevealed(reader, 'response-429');
    await goBack(reader);
    await expectRevealed(reader, CLOSED);
  },
  'a page whose script failed to load stays readable, and "Retry" loads the script again': async (
    reader,
    site,
  ) => {
    site.lost = pageChunkPattern(UNVISITED);
    await reader.goTo(site.at(UNVISITED));
    await eventually(() => count(reader, '[role="alert"] button')).toBe(1);
    expect(await textOf(reader, 'h1')).toBe('Generate a chemical element');
    expect(await count(reader, '#request')).toBe(1);
    site.lost = undefined;
    await reader.click('[role="alert"] button', 'Retry');
    await expectScripts(reader);
    expect(await count(reader, '[role="alert"] button')).toBe(0);
  },
};

/** Removes the stored data and simulated errors of earlier journeys. */
export async function reset(reader: Reader, site: Site): Promise<void> {
  site.lost = undefined;
  await reader.resize(1350, 900);
  await reader.goTo(site.at('/llms.txt'));
  await reader.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Returns the site at an origin. */
export const siteAt = (origin: string): Site => ({
  at: (path) => origin + product.baseUrl.replace(/\/$/, '') + path,
});
