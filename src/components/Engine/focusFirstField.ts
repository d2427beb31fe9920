/** Whether a touch screen would open its keyboard for a field, and cover half of the page. */
const opensKeyboard = (field: HTMLElement): boolean =>
  field.matches('textarea, input:not([type=checkbox])') &&
  window.matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the first field of a form that has just appeared, unless the reader has focused something else, or a touch
 * screen would open its keyboard.
 *
 * @param form An element with fields.
 */
export function focusFirstField(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, select, textarea');
  if (field && document.activeElement === document.body && !opensKeyboard(field))
    field.focus({ preventScroll: true });
}
