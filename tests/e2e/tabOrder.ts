import type { Page } from '@playwright/test';
import { contrast } from 'fakewright-engine/testing/contrast';
import { nextFrames } from './measurements';

/** An element that the Tab key has focused, and the visibility of its focus. */
export interface FocusedElement {
  /** The beginning of the element's HTML. */
  name: string;
  /** Position among all elements of the body. The head is excluded, because the number of prefetch links changes. */
  order: number;
  /** Contrast ratio between the outline and its background, or 0 without an outline. */
  contrast: number;
  /** Whether the element is completely hidden, below the navbar or outside the window. */
  isHidden: boolean;
}

type RecordedColour = [red: number, green: number, blue: number, opacity: number];

/**
 * A focused element as recorded in the page, with the colours of its outline and background. `colours` is undefined if the
 * element has no outline.
 */
type RecordedElement = Omit<FocusedElement, 'contrast'> & {
  colours: [mark: RecordedColour, ground: RecordedColour] | undefined;
};

/**
 * Returns the focused element, or undefined if no element is focused.
 *
 * The outline is read from the element. A visually hidden radio button has its outline on its label.
 */
function readFocused(page: Page): Promise<RecordedElement | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) {
      return undefined;
    }
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser has no canvas.');
    const readColour = (colour: string): RecordedColour => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, opacity];
    };
    const findBackground = (element: Element | null): RecordedColour => {
      for (let each = element; each; each = each.parentElement) {
        const colour = readColour(getComputedStyle(each).backgroundColor);
        if (colour[3] === 255) return colour;
      }
      return [255, 255, 255, 255];
    };
    const label = focused.nextElementSibling;
    const hasOwnLook = focused.getBoundingClientRect().width > 1 || label?.tagName !== 'LABEL';
    const marked = hasOwnLook || !label ? focused : label;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(marked);
    const colour = readColour(outlineColor);
    const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && colour[3] === 255;
    // An outline outside the element is painted on the parent's background.
    const ground = findBackground(parseFloat(outlineOffset) < 0 ? marked : marked.parentElement);

    const { top, bottom, left, right } = marked.getBoundingClientRect();
    const bar = document.querySelector('nav.navbar');
    const isBehindBar =
      bar !== null &&
      !bar.contains(marked) &&
      top >= bar.getBoundingClientRect().top &&
      bottom <= bar.getBoundingClientRect().bottom;
    const isOutside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
    return {
      name: focused.outerHTML.slice(0, 120),
      order: [...document.body.querySelectorAll('*')].indexOf(focused),
      colours: isMarked ? [colour, ground] : undefined,
      isHidden: isBehindBar || isOutside,
    };
  });
}

/**
 * Returns the focused element after each press of the Tab key, until the focus leaves the document.
 *
 * @param presses Maximum number of presses.
 * @throws Error if the focus does not leave the document, because it is trapped or more presses are needed.
 */
export async function pressTabThrough(page: Page, presses: number): Promise<FocusedElement[]> {
  const stops: FocusedElement[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    // The focus can make the page scroll.
    await nextFrames(page);
    const stop = await readFocused(page);
    // After the last element, the focus leaves the document or returns to the first element.
    if (!stop || stop.order === stops[0]?.order) return stops;
    const { colours, ...others } = stop;
    const [mark, ground] = (colours ?? []).map(([red, green, blue]) => [red, green, blue] as const);
    stops.push({ ...others, contrast: mark && ground ? contrast(mark, ground) : 0 });
  }
  throw new Error(`The focus does not leave: ${stops.at(-1)?.name ?? ''}`);
}

/** Counts the elements that the Tab key must reach. A group of radio buttons counts as one. */
export function countFocusable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const groups = new Set(
      stops.map((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element,
      ),
    );
    return groups.size;
  });
}
