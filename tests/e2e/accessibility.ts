import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { EVERYTHING } from 'fakewright-engine/testing/exhaustive';
import { product } from '../../src/site/product';

/** The levels that the site holds, and what axe counts as good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour mode at a width, as a reader may have it. */
export interface View {
  theme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

export const views: readonly View[] = [
  { theme: 'light', width: 1350 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1350 },
  { theme: 'light', width: 390 },
];

export const nameView = ({ theme, width }: View): string => `${theme}, ${width} px`;

/** Lets every page that opens from now on have a colour mode from its first paint. */
export async function chooseTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [`theme-${product.storageNamespace}`, theme] as const,
  );
}

/** Gives a tab the width of a view now, and its colour mode from the next page that opens in it. */
export async function applyView(page: Page, { theme, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await chooseTheme(page, theme);
}

/**
 * Returns axe's violations in the document, one line for each element.
 *
 * @param part Selector of the only part that is checked.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // In its other mode axe opens a tab for each run, for frames that this site does not have.
  // The details of what is well are not asked for, nor the style sheets, which no rule of these reads.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    // Three quarters of its time. Usually findLowContrast is enough, which compares elements of one style once.
    .disableRules(EVERYTHING ? [] : ['color-contrast'])
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [pathname, id, target.join(' '), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
    ),
  );
}

/** Opens every `details` of the page, and so all that a reader can open with them. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Shows the panels of all tabs, one below the other. */
export async function showPanels(page: Page): Promise<void> {
  await page.addStyleTag({
    content: 'body input[type="radio"] + label + div { display: block !important; }',
  });
}
