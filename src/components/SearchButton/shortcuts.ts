import { createStorageSlot } from '@docusaurus/theme-common';

// If the browser blocks localStorage, Docusaurus' slot stores nothing and does not throw.
const slot = createStorageSlot('single-key-shortcuts');

/** The reader's choice on this visit. */
let chosen: boolean | undefined;

/** Whether `/` opens the search. Readers who speak their input can switch it off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  return chosen ?? slot.get() !== 'off';
}

/** Switches `/` on or off, on this and on later visits. */
export function setSlash(isOn: boolean): void {
  chosen = isOn;
  slot.set(isOn ? 'on' : 'off');
}

/** Whether a key event is Ctrl+K or ⌘K. With Caps Lock on, the key is a capital letter. */
export function isSearchShortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
}
