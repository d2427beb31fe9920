const EVENT = 'open-search';

/** Asks the search button to open the dialog with a query. */
export function openSearch(query: string): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: query }));
}

/** Calls `open` for each request to open the search. Returns a function that removes the listener. */
export function onOpenSearch(open: (query: string) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<string>).detail);
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
