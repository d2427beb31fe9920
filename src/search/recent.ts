import { createStorageSlot } from '@docusaurus/theme-common';

/** How many searches are kept. */
const MOST_KEPT = 5;
/** A longer text was pasted rather than looked for. */
const LONGEST = 80;

// Where the browser refuses storage, the slot keeps nothing and throws nothing.
const slot = createStorageSlot('search.recent');

/** The searches that led somewhere, the latest first. Whatever else the storage holds is no search. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each) => typeof each === 'string').slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere. */
export function keepRecent(query: string): void {
  const text = query.trim();
  if (text === '' || text.length > LONGEST) return;
  const others = readRecent().filter((other) => other !== text);
  slot.set(JSON.stringify([text, ...others].slice(0, MOST_KEPT)));
}

export function clearRecent(): void {
  slot.del();
}
