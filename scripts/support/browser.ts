import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findBrowser } from './programs.ts';

/**
 * Features that no test needs. The first three are in Playwright's own list and affect this site: the browser uses only
 * the last list it gets. The others start two more processes with each new tab, for suggestions in the address bar and
 * for prerendering, which was half of the work of opening a tab.
 */
const DISABLED_FEATURES = [
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Less background work, and no sandbox, which some kernels do not offer to root. */
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
 * Opens a tab in a new context. It has no timeouts of its own, because a busy machine may be slow: the limit of the
 * test stops whatever hangs.
 */
export async function openTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(0);
  return context.newPage();
}
