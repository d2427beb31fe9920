import { createStorageSlot } from '@docusaurus/theme-common';

// Where the browser blocks localStorage, Docusaurus' slot stores nothing and does not throw.
const slot = createStorageSlot('single-key-shortcuts');

/** The reader's choice on this visit. */
let chosen: boolean | undefined;

/** Whether `/` and `?` are shortcuts. Readers who speak their input can switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return chosen ?? slot.get() !== 'off';
}

/** Switches the shortcuts of a single key on or off, on this and on later visits. */
export function setSingleKeys(areOn: boolean): void {
  chosen = areOn;
  slot.set(areOn ? 'on' : 'off');
}
