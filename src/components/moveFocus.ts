const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/**
 * Moves the focus between a field and the links below it, in the catalogue and the search. Arrow keys cycle through
 * them. On a link, Home and End go to the first and last link; in the field they move the cursor.
 *
 * @param isFirstMarked Whether the first link is highlighted while the field is focused: an arrow key then moves the
 *   focus to the second link.
 * @returns Whether the key moved the focus, so that its default action must be prevented.
 */
export function moveFocus(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  field: HTMLElement,
  listLinks: () => HTMLElement[],
  isFirstMarked = false,
): boolean {
  if (!KEYS.has(key) || ctrlKey || metaKey || altKey || shiftKey) return false;
  const stops = [field, ...listLinks()];
  const position = stops.indexOf(target as HTMLElement);
  if (position < 0) return false;
  const targets: Partial<Record<string, number>> = {
    ArrowDown:
      position === 0 && isFirstMarked && stops.length > 2 ? 2 : (position + 1) % stops.length,
    ArrowUp: position - 1,
    ...(position > 0 && { Home: 1, End: -1 }),
  };
  const { [key]: next } = targets;
  if (next === undefined) return false;
  stops.at(next)?.focus();
  return true;
}
