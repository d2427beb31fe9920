import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/**
 * Docusaurus removes `.html` and `/index.html` from the path when it renders the routes, but not when it
 * preloads the page's chunks before it hydrates: no route would match, and React would render the page
 * again below the server's HTML.
 */
function trimPath(path: string): string {
  const trimmed = path.replace(/(?:\/index)?\.html$/, '');
  return `${trimmed}/` === siteConfig.baseUrl ? siteConfig.baseUrl : trimmed;
}

/** After a navigation Docusaurus decodes the hash, and crashes where a percent sign in it is not an escape. */
function escapeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** Mends the address before React Router reads it. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  const address = `${trimPath(pathname)}${search}${escapeHash(hash)}`;
  if (address === `${pathname}${search}${hash}`) return;
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Browsers limit calls of `replaceState`. The page's chunks are then loaded after hydration.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // Runs before the listener of React Router, which is added when the first page is rendered.
  window.addEventListener('popstate', mendAddress);
}
