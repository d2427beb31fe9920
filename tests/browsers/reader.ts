import { waitFor } from '../../scripts/support/waitFor';

/** Keys that type no character, by the names that `KeyboardEvent.key` has for them. */
export type NamedKey = 'ArrowDown' | 'Control' | 'Enter';

/** Values that are sent to the page and returned from it. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** One tab of a browser, as far as a reader's journeys need it: the same for every engine. */
export interface Reader {
  /** Opens an address and waits until it has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page; it must not refer to anything outside itself. */
  run: <A extends Plain[], R>(task: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Clicks with the mouse on the element that `findVisible` finds, once it is there and still. */
  click: (selector: string, text?: string) => Promise<void>;
  /** Holds keys down one after the other and lets go of them: `press('Control', 'v')`. A key that
   * types no character goes by its name in `NamedKey`. */
  press: (...keys: string[]) => Promise<void>;
  /** Types a text key by key. */
  type: (text: string) => Promise<void>;
  /** Makes the window so wide and high that the page has this size, in CSS pixels, or as near as it can be. */
  resize: (width: number, height: number) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

/**
 * The first element of a selector that can be seen; with a text, the first that is called so. Nothing while it moves, as
 * a click on a menu that slides in would miss it. It runs in the page.
 */
export function findVisible(selector: string, text: string): Element | null {
  const called = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const moves = (element: Element | null): boolean =>
    element !== null &&
    (element.getAnimations().some(({ playState }) => playState === 'running') ||
      moves(element.parentElement));
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === '' || called(element) === text),
  );
  return found === undefined || moves(found) ? null : found;
}

/** Asks for an element until it is there. */
export async function waitForElement<T>(what: string, find: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  await waitFor(what, async () => (found = await find()) !== null);
  return found as T;
}
