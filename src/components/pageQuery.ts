/** Delay in milliseconds before the URL is updated, because browsers reject `replaceState` on every keystroke. */
export const QUERY_UPDATE_DELAY = 300;

/**
 * Sets the query of a page's URL, unless another page is already loading. React Router is not used, because Docusaurus
 * would move the focus to the top, as for another page.
 *
 * @param pathname Path of the page.
 * @param search The query with its question mark, or empty.
 * @param isEntry Whether to add an entry to the history.
 */
export function setPageQuery(pathname: string, search: string, isEntry = false): void {
  const { history, location } = window;
  if (location.pathname !== pathname || location.search === search) return;
  if (isEntry) history.pushState(null, '', pathname + search);
  else history.replaceState(history.state, '', pathname + search + location.hash);
}
