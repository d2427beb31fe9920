/** What can be read from the computed styles of a page. Each function runs in the page. */
import type { Page } from '@playwright/test';

/** What moves for longer than a millisecond, with how long in seconds. */
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

/** Pictures of the style sheet that are shown, with what shows them. The browser opens each as a document. */
export const listPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { backgroundImage, maskImage } = getComputedStyle(element, part);
          const images = `${backgroundImage} ${maskImage}`;
          return images.includes('url(') ? [`${element.className} ${part} ${images}`] : [];
        }),
      ),
  );
