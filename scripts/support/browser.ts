import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findBrowser } from './programs.ts';

/**
 * Features that no test is about. The first three are those of Playwright's own list that bear on this site: the browser
 * knows only the last list that it is given. The others start two more processes with each new tab, for suggestions
 * below the address and for a page that may come next, and half of the work of opening a tab was theirs.
 */
const DISABLED_FEATURES = [
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Quiet, and without a sandbox where the kernel offers none to root. */
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

/** The browsers that `launchBrowser` has started and nobody has closed. */
export const openBrowsers = new Set<Browser>();

/** Starts the browser of the machine. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  openBrowsers.add(browser);
  browser.once('disconnected', () => openBrowsers.delete(browser));
  return browser;
}

/** Opens a tab of a new context. The limit of the test ends what hangs in it, also on a machine that has other things to do. */
export async function openTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(0);
  return context.newPage();
}
