/** Measures the layout of a page. The callbacks run in the page, so they cannot use other functions of this file. */
import type { Page } from '@playwright/test';

/** Lists elements that extend beyond the right edge of the window and are not inside a scrolling box. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !scrolls(element.parentElement),
    );
    return [
      `the page is ${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/**
 * Lists boxes that cut off their text. Excludes boxes that scroll, text for screen readers, which is one pixel wide, and
 * links that end with an ellipsis, because the linked page shows the full text.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const cuts = (overflow: string): boolean => /hidden|clip/.test(overflow);
        if (!cuts(overflowX) && !cuts(overflowY)) return false;
        if (textOverflow === 'ellipsis' && element.closest('a, li:has(a), button')) return false;
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        if (clientWidth <= 1 || clientHeight <= 1 || !element.innerText.trim()) return false;
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map(
        (element) =>
          `${element.outerHTML.slice(0, 120)}: ${element.scrollWidth} x ${element.scrollHeight} in ${element.clientWidth} x ${element.clientHeight}`,
      ),
  );
}

/**
 * Lists elements that have a border and are narrower than their parent block. Excludes flex and grid items, because their
 * width does not depend on the parent alone.
 */
export function findNarrowBorders(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      let { parentElement: parent } = element;
      while (parent && getComputedStyle(parent).display === 'contents')
        parent = parent.parentElement;
      const style = getComputedStyle(element);
      const border = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
      if (!parent || border === 0 || !element.checkVisibility()) return [];
      const around = getComputedStyle(parent);
      const isInFlow = style.float === 'none' && /static|relative|sticky/.test(style.position);
      if (!isInFlow || !/^(?:block|flex|grid)$/.test(style.display)) return [];
      if (!/block|flow-root|list-item/.test(around.display)) return [];
      const padding = parseFloat(around.paddingLeft) + parseFloat(around.paddingRight);
      const missing = parent.clientWidth - padding - element.getBoundingClientRect().width;
      return missing > 1 ? [`${missing} px: ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}

/** Lists items of the navigation bar that overlap each other or extend beyond the bar. */
export function findNavbarErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
    const items = [...document.querySelectorAll('nav.navbar .navbar__items > *')]
      .filter((item) => item.checkVisibility() && item.getBoundingClientRect().width > 0)
      .map((item) => ({ name: item.outerHTML.slice(0, 80), box: item.getBoundingClientRect() }));
    const pairs = items.flatMap(({ name, box }, index) =>
      items
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${name} overlaps ${other.name}`),
    );
    const outside = items
      .filter(({ box }) => !bar || box.bottom > bar.bottom + 1 || box.right > bar.right + 1)
      .map(({ name }) => `${name} leaves the bar`);
    return [...pairs, ...outside];
  });
}

/** Waits until the page has been laid out and painted in its current state. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
/** Lists the transitions and animations that last longer than a millisecond, with their duration in seconds. */
export const listAnimations = (page: Page): Promise<string[]> =>
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
