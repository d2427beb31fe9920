/** Key code of events that an input method handles. */
const IME_KEY_CODE = 229;

/**
 * Whether an input method handles a key: Enter accepts a word, and Escape rejects it. Every key handler of the site
 * ignores these events. Safari ends the composition before the `keydown` event, so only the key code identifies these
 * events.
 */
export function isImeEvent({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === IME_KEY_CODE;
}
