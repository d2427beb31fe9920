/** Names the search for a page that is reloaded to open it. */
export const SEARCH_TASK = 'search';
