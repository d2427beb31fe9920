import type { KeyboardEvent } from 'react';

interface Place {
  field: HTMLInputElement;
  dialog: HTMLElement;
}

/** The modifiers with which a click on a link opens a tab or a window. */
function modifiersOf({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): MouseEventInit {
  return { ctrlKey, metaKey, shiftKey, altKey };
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');
}

/** Where a key leads from a link of a list, or from the field, which stands before the first. */
function findTarget(key: string, links: HTMLElement[], position: number): number | undefined {
  const last = links.length - 1;
  if (key === 'ArrowDown') return position === last ? -1 : position + 1;
  if (key === 'ArrowUp') return position === -1 ? last : position - 1;
  // In the field these move the cursor.
  if (position === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/**
 * Moves the focus between the field and the links of the results: arrows go round, Home and End to the
 * first and the last. Enter in the field follows the first result, text typed on a link goes into the
 * field, and the keys that open the search select what is in it.
 *
 * @returns Whether the key has done its work.
 */
export function moveFocus(event: KeyboardEvent, { field, dialog }: Place): boolean {
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
  // The key itself then arrives in the field.
  if (!isInField && isText(event)) field.focus();
  return false;
}
