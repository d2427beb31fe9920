import puppeteer from 'puppeteer-core';
import type { Browser, ElementHandle, KeyInput, WaitForOptions } from 'puppeteer-core';
import { findVisible, waitForElement } from './browserTab';
import type { BrowserTab } from './browserTab';

/** Waits for all requests. A pending request can abort the next navigation, or keep the page out of the session history. */
const WHEN_LOADED = { waitUntil: ['load', 'networkidle0'] } satisfies WaitForOptions;

async function drive(browser: Browser): Promise<BrowserTab> {
  const [page = await browser.newPage()] = await browser.pages();
  const find = async (selector: string, text: string): Promise<ElementHandle | null> =>
    (await page.evaluateHandle(findVisible, selector, text)).asElement() as ElementHandle | null;
  return {
    goTo: async (address) => void (await page.goto(address, WHEN_LOADED)),
    run: async (task, ...args) =>
      (await page.evaluate(task as (...values: unknown[]) => unknown, ...args)) as never,
    click: async (selector, text = '') => {
      const element = await waitForElement(`${selector} ${text}`, () => find(selector, text));
      await element.click();
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** Starts the machine's Firefox and drives it through WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserTab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    // Disables the cache, so that every journey requests all files again.
    extraPrefsFirefox: {
      'browser.cache.disk.enable': false,
      'ui.useOverlayScrollbars': 0,
    },
  });
  return drive(browser);
}
