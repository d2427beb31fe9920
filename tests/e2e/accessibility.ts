import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import { product } from '../../src/site/product';

/** Tags of axe rules: the WCAG levels that the site conforms to, and best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour mode and the width of a window. */
export interface ThemeAndWidth {
  theme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

export const themesAndWidths: readonly ThemeAndWidth[] = [
  { theme: 'light', width: 1350 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1350 },
  { theme: 'light', width: 390 },
];

export const describeThemeAndWidth = ({ theme, width }: ThemeAndWidth): string =>
  `${theme}, ${width} px`;

/** Sets the colour mode of all pages that are opened from now on, before their first paint. */
export async function chooseTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [`theme-${product.storageNamespace}`, theme] as const,
  );
}

/** Sets the width of a tab immediately, and the colour mode of pages that the tab opens later. */
export async function applyThemeAndWidth(
  page: Page,
  { theme, width }: ThemeAndWidth,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await chooseTheme(page, theme);
}

/**
 * Returns axe's violations in the document, one line for each element.
 *
 * @param part Selector of the part to check. If omitted, the whole page is checked.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // Legacy mode does not open a tab for each run. A separate tab is needed only for frames, which this site does not have.
  // Style sheets are not preloaded, because no rule reads them.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    // This rule takes three quarters of the time. Usually findLowContrast replaces it, and checks each style only once.
    .disableRules(IS_EXHAUSTIVE ? [] : ['color-contrast'])
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

/** Opens every `details` element of the page. */
export async function openAllDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Shows the panels of all tabs at the same time, one below the other. */
export async function showAllTabPanels(page: Page): Promise<void> {
  await page.addStyleTag({
    content: 'body input[type="radio"] + label + div { display: block !important; }',
  });
}
