import type { Page } from '@playwright/test';

/** One stop of the Tab key, as it looks. */
export interface Stop {
  /** The beginning of the element's HTML. */
  name: string;
  /** Position among all elements of the body; links of prefetches come and go in the head. */
  order: number;
  /** Contrast of the mark of the focus to what is behind it; 0 if there is no mark. */
  contrast: number;
  /** Whether the bar on top, or the edge of the window, hides all of it. */
  isHidden: boolean;
}

/**
 * What has the focus: undefined when that is the document itself. Runs in the page.
 *
 * The mark is an outline, of the element or, for a radio button without a look of its own, of its label.
 */
export function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) {
      return undefined;
    }
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser cannot draw.');
    const readColour = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const findBackground = (element: Element | null): number[] => {
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
    // Outside of the element it lies on what is around it.
    const ground = findBackground(parseFloat(outlineOffset) < 0 ? marked : marked.parentElement);
    const [dark = 0, light = 0] = [luminance(colour), luminance(ground)].sort((a, b) => a - b);

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
      contrast: isMarked ? (light + 0.05) / (dark + 0.05) : 0,
      isHidden: isBehindBar || isOutside,
    };
  });
}

/** How many elements the Tab key must reach. A group of radio buttons is one stop. */
export function countStops(page: Page): Promise<number> {
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
