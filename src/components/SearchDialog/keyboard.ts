import type { KeyboardEvent } from 'react';

interface Elements {
  field: HTMLInputElement;
  dialog: HTMLElement;
}

/** Modifier keys, with which a click on a link opens a new tab or window. */
function modifiersOf({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): MouseEventInit {
  return { ctrlKey, metaKey, shiftKey, altKey };
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');
}

/** The position that a key moves to, from a link's or from -1, the field's; undefined for other keys. */
function findTarget(key: string, links: HTMLElement[], position: number): number | undefined {
  const last = links.length - 1;
  if (key === 'ArrowDown') return position === last ? -1 : position + 1;
  if (key === 'ArrowUp') return position === -1 ? last : position - 1;
  // In the field, Home and End move the cursor.
  if (position === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/**
 * Moves the focus between the field and the links below it: the arrow keys wrap around, Home and End go to
 * the first and the last link. Enter in the field follows the first link, text typed on a link goes into
 * the field, and Ctrl+K or ⌘K selects the field's text.
 *
 * @returns Whether the key was handled, so that its default action is to be prevented.
 */
export function moveFocus(event: KeyboardEvent, { field, dialog }: Elements): boolean {
  const { key, ctrlKey, metaKey } = event;
  const links = [...dialog.querySelectorAll<HTMLElement>('[data-search-item]')];
  const isInField = event.target === field;
  if ((ctrlKey || metaKey) && key === 'k') {
    field.select();
    return true;
  }
  if (isInField && key === 'Enter') {
    links[0]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiersOf(event) }),
    );
    return true;
  }
  const position = links.indexOf(event.target as HTMLElement);
  if (!isInField && position === -1) return false;
  const target = findTarget(key, links, position);
  if (target !== undefined && links.length > 0) {
    (links[target] ?? field).focus();
    return true;
  }
  // The default action then types the key into the field.
  if (!isInField && isText(event)) field.focus();
  return false;
}
