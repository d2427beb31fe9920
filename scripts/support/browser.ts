import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findBrowser } from './programs.ts';

/**
 * Browser features that no test needs. The browser uses only the last list that it gets, so the first three features repeat
 * entries of Playwright's list that affect this site. The other features (suggestions in the address bar and prerendering)
 * would start two processes with each new tab. These processes take half of the time to open a tab.
 */
const DISABLED_FEATURES = [
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Arguments that reduce background work and disable the sandbox, because some kernels do not offer it to root. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Browsers that `launchBrowser` has started and that are still open. */
export const openBrowsers = new Set<Browser>();

/** Starts the installed browser. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  openBrowsers.add(browser);
  browser.once('disconnected', () => openBrowsers.delete(browser));
  return browser;
}

/**
 * Opens a tab in a new context. Operations in the tab have no timeout, because a busy machine may be slow. The time limit of
 * the test stops operations that hang.
 */
export async function openTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(0);
  return context.newPage();
}
