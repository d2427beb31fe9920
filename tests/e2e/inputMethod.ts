import type { Locator } from '@playwright/test';

/** Properties of key events from an input method, by browser. Safari ends the composition before the event. */
const MARKS = {
  'during the composition': { isComposing: true, keyCode: 229 },
  'in the order of Safari': { isComposing: false, keyCode: 229 },
} as const;

export const INPUT_METHODS = Object.keys(MARKS) as (keyof typeof MARKS)[];

/**
 * Sends a key to a field as an input method does.
 *
 * @returns Whether the page leaves the default action to the browser.
 */
export function pressInComposition(
  field: Locator,
  key: string,
  method: keyof typeof MARKS,
): Promise<boolean> {
  return field.evaluate(
    (element, init) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      ),
    { key, ...MARKS[method] },
  );
}
