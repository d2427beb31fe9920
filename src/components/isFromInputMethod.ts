/** Code of a key that an input method handles. */
const INPUT_METHOD = 229;

/**
 * Whether an input method handles a key: Enter then accepts a word, and Escape rejects it. Every key handler of the site
 * ignores these events. Safari ends the composition before the `keydown` event, so that only the code shows it.
 */
export function isFromInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === INPUT_METHOD;
}
