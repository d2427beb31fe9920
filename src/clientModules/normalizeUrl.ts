import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { pagePath } from '../site/pagePath';

const { baseUrl } = siteConfig;

/** After a navigation Docusaurus decodes the hash, and crashes where a percent sign in it is not an escape. */
function escapeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/**
 * Corrects the URL before React Router reads it. Docusaurus removes `.html` and `/index.html` from the path when it
 * renders the routes, but not when it preloads the page's chunks before it hydrates: no route would match, and React
 * would render the page again below the server's HTML.
 */
function correctUrl(correctPath = (path: string): string => pagePath(path, baseUrl)): void {
  const { pathname, search, hash } = window.location;
  const url = `${correctPath(pathname)}${search}${escapeHash(hash)}`;
  if (url === `${pathname}${search}${hash}`) return;
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Browsers limit calls of `replaceState`. The page's chunks are then loaded after hydration.
  }
}

/**
 * A path at which the app shows the not-found page, too. A host without redirects sends 404.html for `/blog/index.html`,
 * and every host sends it for `/BLOG`. There the app would show `/blog`, as React Router ignores case, and React would
 * find other HTML. `NotFound/Content` replaces the path.
 */
function notFoundPath(path: string): string {
  const page = pagePath(path, baseUrl);
  const isOtherPath = page !== path || path !== path.toLowerCase();
  return isOtherPath ? `${page}.html/` : path;
}

if (ExecutionEnvironment.canUseDOM) {
  correctUrl(document.querySelector('[data-not-found]') ? notFoundPath : undefined);
  // Runs before the listener of React Router, which is added when the first page is rendered.
  window.addEventListener('popstate', () => correctUrl());
}
