/** Whether a touch screen would show its keyboard for a field, and hide half of the page. */
const opensKeyboard = (field: HTMLElement): boolean =>
  field.matches('textarea, input:not([type=checkbox])') &&
  window.matchMedia('(pointer: coarse)').matches;

/**
 * Moves the focus to the first field of a form that has just appeared. Leaves it where the reader has put it, and on a
 * touch screen if the keyboard would appear.
 *
 * @param form An element with fields.
 */
export function focusField(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, select, textarea');
  if (field && document.activeElement === document.body && !opensKeyboard(field))
    field.focus({ preventScroll: true });
}
