/** Facts from the computed styles of a page. Each function runs in the page. */
import type { Page } from '@playwright/test';

/** Lists the movements that last longer than a millisecond, with their seconds. */
export const listMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const longest = Math.max(
          ...`${style.transitionDuration},${style.animationDuration}`.split(',').map(parseFloat),
        );
        return longest > 0.001
          ? [`${element.outerHTML.slice(0, 80)} ${part ?? ''} ${longest}`]
          : [];
      }),
    ),
  );
