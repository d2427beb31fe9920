import type { Page } from '@playwright/test';
import { findClipped, findOverflow } from './layout';

/** Width of a sheet of A4 without its margins, in CSS pixels; and of one that lies on its side. */
export const SHEETS = { upright: 672, lying: 1001 };

/** What a sheet of paper has no use for. */
const CONTROLS = 'nav, button, input, select, .theme-announcement-bar, .hash-link, .footer ul';

/** What is wrong with a page as it is printed: nothing when all of its text is there alone, black on white. */
export async function findPaperFaults(page: Page): Promise<Record<string, string[]>> {
  const [overflow, clipped, look] = await Promise.all([
    findOverflow(page),
    findClipped(page),
    page.evaluate((controls) => {
      const beginning = (element: Element): string => element.outerHTML.slice(0, 100);
      const find = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const colours = find('h1, main p, main code, main td').map(
        (element) => getComputedStyle(element).color,
      );
      const background = getComputedStyle(document.documentElement).backgroundColor;
      return {
        'no text': colours.length === 0 ? ['nothing is printed'] : [],
        controls: find(controls)
          .filter((element) => element.checkVisibility())
          .map(beginning),
        'colours of text': [...new Set(colours)].filter((colour) => colour !== 'rgb(0, 0, 0)'),
        background: [background].filter((colour) => colour !== 'rgb(255, 255, 255)'),
        'code that scrolls': find('pre')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(beginning),
      };
    }, CONTROLS),
  ]);
  const faults = { 'wider than the sheet': overflow, 'cut off': clipped, ...look };
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}
