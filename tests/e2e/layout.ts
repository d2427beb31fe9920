/** What can be measured of a page's layout. Each function runs in the page and stands for itself. */
import type { Page } from '@playwright/test';

/** Smallest side of a target that WCAG 2.5.8 asks for, in CSS pixels. */
const TARGET = 24;

/**
 * Targets below 24 CSS pixels that no exception of WCAG 2.5.8 covers: links within a line of text, and
 * targets whose circle of 24 pixels touches no other target nor its circle.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
    const BLOCKS = /^(?:block|list-item|table-cell|flow-root)$/;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      // A radio button without a look of its own: its label is the target.
      element.getBoundingClientRect().width > 1;
    const targets = [...document.querySelectorAll(CONTROLS)].filter(isShown);
    const boxes = new Map(targets.map((target) => [target, target.getBoundingClientRect()]));
    const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < least - 0.01;

    const isInText = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block && !BLOCKS.test(getComputedStyle(block).display)) {
        // A part of a flex or grid container has a size of its own.
        if (/flex|grid/.test(getComputedStyle(block).display)) return false;
        block = block.parentElement;
      }
      const text = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
      while (text.nextNode()) {
        const parent = text.currentNode.parentElement;
        if (parent?.closest(CONTROLS) === null && text.currentNode.nodeValue?.trim()) return true;
      }
      return false;
    };
    const centre = (box: DOMRect): [number, number] => [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ];
    const gap = ([x, y]: [number, number], box: DOMRect): number =>
      Math.hypot(
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      );
    const isCrowded = (target: Element, box: DOMRect): boolean =>
      [...boxes].some(([other, otherBox]) => {
        if (other === target || other.contains(target) || target.contains(other)) return false;
        if (gap(centre(box), otherBox) < least / 2) return true;
        const [x, y] = centre(box);
        const [otherX, otherY] = centre(otherBox);
        return isSmall(otherBox) && Math.hypot(x - otherX, y - otherY) < least;
      });
    return [...boxes]
      .filter(([target, box]) => isSmall(box) && !isInText(target) && isCrowded(target, box))
      .map(
        ([target, { width, height }]) =>
          `${target.outerHTML.slice(0, 120)} is ${width.toFixed(1)} x ${height.toFixed(1)}`,
      );
  }, TARGET);
}

/** Elements that reach beyond the right edge of the window, where nothing around them scrolls. */
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
 * Text that its own box cuts off. A box that scrolls does not, and what is meant for screen readers
 * alone is a pixel wide. Values that end in an ellipsis stand in full on the page that their link leads to.
 */
export function findClipped(page: Page): Promise<string[]> {
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

/** Pairs of the navigation bar's items that lie upon each other, and items that leave the bar. */
export function findNavbarFaults(page: Page): Promise<string[]> {
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

/** Waits until the page has been laid out and drawn as it is now. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
