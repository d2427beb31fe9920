import { waitFor } from '../../scripts/support/waitFor';

/** Names of keys that do not type a character, as in `KeyboardEvent.key`. */
export type NamedKey = 'ArrowDown' | 'Control' | 'Enter';

/** A JSON value. Functions that run in the page accept and return these values. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A browser tab, with the same methods in every browser. */
export interface BrowserTab {
  /** Opens a URL and waits until the page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page. The function must not refer to variables outside of itself. */
  run: <A extends JsonValue[], R>(task: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Waits for the element that `findVisible` finds, and clicks it with the mouse. */
  click: (selector: string, text?: string) => Promise<void>;
  /**
   * Presses keys in this order and then releases them: `press('Control', 'v')`. Keys that do not type a character have the
   * names in `NamedKey`.
   */
  press: (...keys: string[]) => Promise<void>;
  /** Types a text key by key. */
  type: (text: string) => Promise<void>;
  /** Resizes the window until the viewport has this size in CSS pixels, or the nearest possible size. */
  resize: (width: number, height: number) => Promise<void>;
  /** Closes the browser. */
  close: () => Promise<void>;
}

/**
 * Finds the first visible match of a selector whose label or text is `text`. If `text` is empty, finds the first visible
 * match. Returns null while the element moves, because a click would miss a moving element. Runs in the page.
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

/** Waits until `find` returns an element. */
export async function waitForElement<T>(what: string, find: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  await waitFor(what, async () => (found = await find()) !== null);
  return found as T;
}
