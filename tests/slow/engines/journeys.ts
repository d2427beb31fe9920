/** What readers do on the site, written once for every engine. */
import { expect } from 'vitest';
import { product } from '../../../src/product';
import { ownChunks } from '../../support/chunks';
import { PATIENCE } from './reader';
import type { Reader } from './reader';

/** The built site at the server of a test, and what is wrong with it for the moment. */
export interface Site {
  /** The whole address of a path below the site: `at('/blog')`. */
  at: (path: string) => string;
  /** Whether the server forbids the browser to run scripts. */
  forbidsScripts: boolean;
  /** Files that the server fails to send. */
  lost?: RegExp;
}

export interface Journey {
  /** The sentence that it proves. */
  name: string;
  /** Whether it is part of the short form, in `npm test`. */
  isShort?: boolean;
  take: (reader: Reader, site: Site) => Promise<void>;
}

const ENDPOINT = '/docs/api/generate-an-iban';
const NESTED = '/docs/api/generate-an-address';
/** A page that no other journey leads to, so that no browser has kept its script. */
const UNSEEN = '/docs/api/generate-a-chemical-element';
const CATALOGUE = '/docs/category/api';

/** In a response that is closed at first, below another property. */
const CLOSED = 'response-400-errors.detail';

const SAMPLES = 'aside[aria-label="Samples"]';
const PANEL = `${SAMPLES} .code-language-panel`;
const BAR = '.theme-announcement-bar';
const SEARCH_FIELD = 'dialog input';
const RESULTS = 'dialog [data-query]';
const FILTER = 'main input[type="search"]';

/** How many elements of a selector can be seen. */
const count = (reader: Reader, selector: string): Promise<number> =>
  reader.run(
    (name) =>
      [...document.querySelectorAll(name)].filter((node) =>
        node.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** The text of the first element of a selector that can be seen; nothing when there is none. */
const textOf = (reader: Reader, selector: string): Promise<string> =>
  reader.run((name) => {
    const found = [...document.querySelectorAll<HTMLElement>(name)];
    return (
      found.find((node) => node.checkVisibility({ visibilityProperty: true }))?.innerText.trim() ??
      ''
    );
  }, selector);

/** An attribute of the first element of a selector that can be seen. */
const attributeOf = (reader: Reader, selector: string, attribute: string): Promise<string | null> =>
  reader.run(
    (name, key) => {
      const found = [...document.querySelectorAll(name)];
      return (
        found
          .find((node) => node.checkVisibility({ visibilityProperty: true }))
          ?.getAttribute(key) ?? null
      );
    },
    selector,
    attribute,
  );

const addressOf = (reader: Reader): Promise<string> => reader.run(() => location.href);
const scrollOf = (reader: Reader): Promise<number> => reader.run(() => Math.round(scrollY));
// A page that is left while a script runs can take the driver's answer with it, so it is left when the script has ended.
const goBack = (reader: Reader): Promise<void> =>
  reader.run(() => void setTimeout(() => history.back()));
const goForward = (reader: Reader): Promise<void> =>
  reader.run(() => void setTimeout(() => history.forward()));

/** Expects a value within `PATIENCE`. */
const eventually = <T>(ask: () => Promise<T>, what?: string) =>
  expect.poll(ask, {
    timeout: PATIENCE,
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

/** The field is in view below the navbar, and it alone is marked. */
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

/** Chooses a sample in its list, which drivers open in ways of their own. */
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

/** The closed row of what every generator takes. */
const COMMON_ROW = 'details:has([id="query-count"]) > summary';

export const journeys: readonly Journey[] = [
  {
    name: 'A page is read: its heading, its parameters and its first request are there',
    isShort: true,
    async take(reader, site) {
      await open(reader, site, ENDPOINT);
      expect(await textOf(reader, 'h1')).toBe('Generate an IBAN');
      expect(await count(reader, '#query-country')).toBe(1);
      expect(await textOf(reader, PANEL)).toMatch(/^curl [^]+YOUR_API_KEY/);
    },
  },
  {
    name: 'A sample and a language are chosen, and the language is kept on the next page and visit',
    isShort: true,
    async take(reader, site) {
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
  },
  {
    name: 'A request is copied, and what is pasted is what was shown',
    isShort: true,
    async take(reader, site) {
      await open(reader, site, ENDPOINT);
      const code = await textOf(reader, `${PANEL} code`);
      await reader.click(`${PANEL} button`, 'Copy code');
      await eventually(() => textOf(reader, `${PANEL} button`)).toBe('Copied');
      await openSearch(reader);
      await reader.press('Control', 'v');
      const pasted = () =>
        reader.run((name) => document.querySelector<HTMLInputElement>(name)?.value, SEARCH_FIELD);
      // A field has one line.
      await eventually(pasted).toBe(code.replaceAll('\n', ' '));
    },
  },
  {
    name: 'A long list of values shows two lines of them, and all when it is opened',
    async take(reader, site) {
      await open(reader, site, ENDPOINT);
      const list = '[id="query-country"] details:not([open]) + span';
      const lines = await reader.run((name) => {
        const shown = document.querySelector(name);
        const { bottom = 0 } = shown?.getBoundingClientRect() ?? {};
        const values = [...(shown?.querySelectorAll('code') ?? [])];
        const places = values.map((value) => value.getBoundingClientRect());
        return new Set(
          places.filter((place) => place.bottom <= bottom + 1).map(({ top }) => Math.round(top)),
        ).size;
      }, list);
      expect(lines).toBe(2);
      const summary = '[id="query-country"] details > summary';
      const [said] = (await textOf(reader, summary)).split(' ');
      await reader.click(summary);
      const shown = () => count(reader, '[id="query-country"] details code');
      await eventually(shown).toBe(Number(said));
      expect(Number(said)).toBeGreaterThan(30);
    },
  },
  {
    name: 'A link leads on without a new document; back and forward return to where the reader was',
    async take(reader, site) {
      await open(reader, site, ENDPOINT);
      await reader.run(() => document.documentElement.setAttribute('data-same-document', ''));
      await reader.run(() =>
        document.querySelector('nav[aria-label="Related generators"]')?.scrollIntoView(),
      );
      await eventually(() => scrollOf(reader)).toBeGreaterThan(200);
      const place = await scrollOf(reader);
      const next = await follow(reader);
      await eventually(() => scrollOf(reader)).toBe(0);
      await goBack(reader);
      await eventually(() => addressOf(reader)).toBe(site.at(ENDPOINT));
      await eventually(() => scrollOf(reader), 'the place on the page').toBe(place);
      await goForward(reader);
      await eventually(() => addressOf(reader)).toBe(next);
      expect(await count(reader, 'html[data-same-document]')).toBe(1);
    },
  },
  {
    name: 'The search finds a generator and opens it by keyboard alone',
    isShort: true,
    async take(reader, site) {
      await open(reader, site, '/');
      await openSearch(reader);
      await reader.type('credit card number');
      await eventually(() => attributeOf(reader, RESULTS, 'data-query')).toBe('credit card number');
      await reader.press('ArrowDown');
      const focused = () => reader.run(() => document.activeElement?.localName);
      await eventually(focused).toBe('a');
      await reader.press('Enter');
      const address = site.at('/docs/api/generate-a-credit-card-number');
      await eventually(() => addressOf(reader)).toBe(address);
      await eventually(() => count(reader, 'dialog')).toBe(0);
    },
  },
  {
    name: 'The catalogue is filtered, and back returns to the filtered list',
    async take(reader, site) {
      await open(reader, site, CATALOGUE);
      // What is filtered out has no height.
      const links = 'main section:not([hidden]) li:not([hidden]) > a';
      const all = await count(reader, links);
      await reader.click(FILTER);
      await reader.type('iban');
      await eventually(() => textOf(reader, 'main [role="status"]')).toMatch(/^\d+ of \d+ /);
      await eventually(() => count(reader, links)).toBe(1);
      await reader.press('Enter');
      await eventually(() => addressOf(reader)).toBe(site.at(ENDPOINT));
      await goBack(reader);
      const query = () =>
        reader.run((name) => document.querySelector<HTMLInputElement>(name)?.value, FILTER);
      await eventually(query).toBe('iban');
      await eventually(() => count(reader, links)).toBeLessThan(all / 10);
    },
  },
  {
    name: 'The dark theme is chosen and is there after a reload',
    async take(reader, site) {
      await open(reader, site, '/');
      const background = () =>
        reader.run(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await background();
      await reader.click('nav.navbar button[aria-label*="dark and light"]');
      await eventually(() => attributeOf(reader, 'html', 'data-theme')).toBe('dark');
      const dark = await background();
      expect(dark).not.toBe(light);
      await reader.reload();
      await expectScripts(reader);
      expect(await attributeOf(reader, 'html', 'data-theme')).toBe('dark');
      expect(await background()).toBe(dark);
    },
  },
  {
    name: 'The announcement is closed and stays closed',
    async take(reader, site) {
      await open(reader, site, '/');
      expect(await count(reader, BAR)).toBe(1);
      await reader.click(`${BAR} button`, 'Close');
      await eventually(() => count(reader, BAR)).toBe(0);
      await reader.reload();
      await expectScripts(reader);
      expect(await count(reader, BAR)).toBe(0);
    },
  },
  {
    name: 'On a small screen the menu opens, leads to a page and closes',
    async take(reader, site) {
      await reader.resize(390, 844);
      await open(reader, site, '/');
      await reader.click('.navbar__toggle');
      const link = '.navbar-sidebar a[href$="/docs/api/fakewright"]';
      await eventually(() => count(reader, link)).toBe(1);
      await reader.click(link);
      await eventually(() => addressOf(reader)).toBe(site.at('/docs/api/fakewright'));
      await eventually(() => count(reader, '.navbar-sidebar a')).toBe(0);
    },
  },
  {
    name: 'An address leads into a section that is closed',
    isShort: true,
    async take(reader, site) {
      await open(reader, site, `${NESTED}#${CLOSED}`);
      await expectRevealed(reader, CLOSED);
      await reader.run(() => void (location.hash = 'response-429'));
      await expectRevealed(reader, 'response-429');
      await goBack(reader);
      await expectRevealed(reader, CLOSED);
    },
  },
  {
    name: 'Without scripts a page can be read, with all samples, and a language chosen',
    async take(reader, site) {
      site.forbidsScripts = true;
      await reader.goTo(site.at(NESTED));
      expect(await attributeOf(reader, 'html', 'data-has-hydrated')).not.toBe('true');
      expect(await count(reader, '#request')).toBe(1);
      await reader.click(`${SAMPLES} label[data-language="python"]`);
      expect(await attributeOf(reader, PANEL, 'data-language')).toBe('python');
      expect(await count(reader, `${SAMPLES} section`)).toBeGreaterThan(1);
    },
  },
  {
    name: 'A page whose script is lost can be read, and its button loads it',
    isShort: true,
    async take(reader, site) {
      site.lost = ownChunks(UNSEEN);
      await reader.goTo(site.at(UNSEEN));
      await eventually(() => count(reader, '[role="alert"] button')).toBe(1);
      expect(await textOf(reader, 'h1')).toBe('Generate a chemical element');
      expect(await count(reader, '#request')).toBe(1);
      site.lost = undefined;
      await reader.click('[role="alert"] button', 'Retry');
      await expectScripts(reader);
      expect(await count(reader, '[role="alert"] button')).toBe(0);
    },
  },
  {
    name: 'The styles for paper show all samples and responses and no controls, black on white',
    async take(reader, site) {
      await open(reader, site, NESTED);
      await reader.click('nav.navbar button[aria-label*="dark and light"]');
      await eventually(() => attributeOf(reader, 'html', 'data-theme')).toBe('dark');
      // Neither driver can show a page as on paper: what is for paper counts for the screen.
      await reader.run(() => {
        const change = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
              rule.media.mediaText = 'all';
            } else if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
          }
        };
        for (const sheet of document.styleSheets) {
          if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
          change(sheet.cssRules);
        }
      });
      expect(await count(reader, 'nav, button, select, .hash-link')).toBe(0);
      const look = await reader.run(() => {
        const heights = (selector: string): number[] =>
          [...document.querySelectorAll(selector)].map(
            (node) => node.getBoundingClientRect().height,
          );
        return {
          colours: [...document.querySelectorAll('h1, main p, main code')]
            .map((node) => getComputedStyle(node).color)
            .filter((colour) => colour !== 'rgb(0, 0, 0)'),
          background: getComputedStyle(document.documentElement).backgroundColor,
          samples: heights('#samples section'),
          responses: heights('main details > div:not([tabindex])'),
        };
      });
      expect(look.colours).toEqual([]);
      expect(look.background).toBe('rgb(255, 255, 255)');
      expect(look.samples.length).toBeGreaterThan(1);
      expect(Math.min(...look.samples)).toBeGreaterThan(10);
      expect(look.responses.length).toBeGreaterThan(1);
      expect(Math.min(...look.responses), 'a closed response').toBeGreaterThan(10);
    },
  },
  {
    name: 'Back from another site finds the page as it was left, from memory',
    async take(reader, site) {
      await open(reader, site, NESTED);
      await chooseSample(reader, 'Two German addresses');
      await reader.click(`${SAMPLES} label[data-language="python"]`);
      await reader.click(COMMON_ROW);
      await eventually(() => count(reader, '#query-count')).toBe(1);
      const place = await scrollOf(reader);
      expect(place).toBeGreaterThan(0);
      const request = await textOf(reader, PANEL);
      await reader.run(() => document.documentElement.setAttribute('data-same-document', ''));
      await reader.goTo(site.at('/llms.txt'));
      await goBack(reader);
      await eventually(() => addressOf(reader)).toBe(site.at(NESTED));
      expect(await count(reader, 'html[data-same-document]'), 'the same document').toBe(1);
      expect(await scrollOf(reader)).toBe(place);
      expect(await textOf(reader, PANEL)).toBe(request);
      expect(await count(reader, '#query-count')).toBe(1);
    },
  },
];

/** Forgets what earlier journeys left behind, and what was wrong with the site. */
export async function startAnew(reader: Reader, site: Site): Promise<void> {
  site.forbidsScripts = false;
  site.lost = undefined;
  await reader.resize(1350, 900);
  await reader.goTo(site.at('/llms.txt'));
  await reader.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Where the site is, below a server. */
export const siteAt = (origin: string): Site => ({
  at: (path) => origin + product.baseUrl.replace(/\/$/, '') + path,
  forbidsScripts: false,
});
