/** Opens the search from other components. */
const EVENT = 'open-search';

/** Opens the search with a query. */
export function requestSearch(query: string): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: query }));
}

/** Calls a function for each query that the search is opened with. Returns the function that stops this. */
export function onOpenSearch(open: (query: string) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<string>).detail);
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
