/** Whether a key event is Ctrl+K or ⌘K. With Caps Lock, the key is a capital letter. */
export function isSearchShortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
}
