import { createStorageSlot } from '@docusaurus/theme-common';

/** Number of searches that are kept. */
const MAX_KEPT = 5;
/** A longer query was probably pasted by mistake, and is not kept. */
const MAX_LENGTH = 80;

// If the browser blocks localStorage, Docusaurus' slot stores nothing and does not throw.
const slot = createStorageSlot('search.recent');

/** The queries whose results were followed, the latest first. Invalid stored data is ignored. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each) => typeof each === 'string').slice(0, MAX_KEPT);
  } catch {
    return [];
  }
}

/** Stores a query when one of its results is followed. */
export function keepRecent(query: string): void {
  const text = query.trim();
  if (text === '' || text.length > MAX_LENGTH) return;
  const others = readRecent().filter((other) => other !== text);
  slot.set(JSON.stringify([text, ...others].slice(0, MAX_KEPT)));
}

export function clearRecent(): void {
  slot.del();
}
