import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { normalizePagePath } from '../site/pagePath';

const { baseUrl } = siteConfig;

/**
 * Escapes a hash. After a navigation, Docusaurus decodes the hash, and crashes if a percent sign does not begin an
 * escape.
 */
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
 * renders routes, but not when it preloads chunks before hydration. No route would match, and React would append a
 * second page to the server's HTML.
 */
function correctUrl(
  correctPath = (path: string): string => normalizePagePath(path, baseUrl),
): void {
  const { pathname, search, hash } = window.location;
  const url = `${correctPath(pathname)}${search}${escapeHash(hash)}`;
  if (url === `${pathname}${search}${hash}`) return;
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Ignores a failure: browsers limit calls of `replaceState`. In that case, chunks are loaded after hydration.
  }
}

/**
 * Returns a path for which the app shows the not-found page, as the host does. A host without redirects sends 404.html
 * for `/blog/index.html`, and every host sends it for `/BLOG`. The app would show `/blog` there, because React Router
 * ignores case, and hydration would find other HTML. `NotFound/Content` replaces the path.
 */
function notFoundPath(path: string): string {
  const page = normalizePagePath(path, baseUrl);
  const isOtherPath = page !== path || path !== path.toLowerCase();
  return isOtherPath ? `${page}.html/` : path;
}

if (ExecutionEnvironment.canUseDOM) {
  correctUrl(document.querySelector('[data-not-found]') ? notFoundPath : undefined);
  // Runs before the listener of React Router, which is added by the first render.
  window.addEventListener('popstate', () => correctUrl());
}
