import type { Locator } from '@playwright/test';

/** Properties of key events from an input method (IME). Safari ends the composition before it sends the event. */
const MARKS = {
  'of most browsers': { isComposing: true, keyCode: 229 },
  'of Safari': { isComposing: false, keyCode: 229 },
} as const;

export const COMPOSITION_VARIANTS = Object.keys(MARKS) as (keyof typeof MARKS)[];

/**
 * Dispatches a key event to a field as an input method (IME) does.
 *
 * @returns `false` if the page has prevented the default action.
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
