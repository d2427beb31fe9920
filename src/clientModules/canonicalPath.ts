import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/**
 * Docusaurus removes `.html` and `/index.html` from the path when it renders the routes, but not when it
 * preloads the page's chunks before it hydrates: no route would match, and React would render the page
 * again below the server's HTML. So the URL is changed first.
 */
function trimAddress(): void {
  const { pathname, search, hash } = window.location;
  const trimmed = pathname.replace(/(?:\/index)?\.html$/, '');
  if (trimmed === pathname) return;
  const address = `${trimmed}/` === siteConfig.baseUrl ? siteConfig.baseUrl : trimmed;
  try {
    window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
  } catch {
    // Browsers limit calls of `replaceState`. The page's chunks are then loaded after hydration.
  }
}

if (ExecutionEnvironment.canUseDOM) trimAddress();
