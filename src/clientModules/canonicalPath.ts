import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';

/**
 * The framework trims `.html` and `/index.html` where it matches routes, but loads the scripts of the
 * page that the address names untrimmed, before it takes over the server's HTML: it would take over
 * nothing, and the page would stand below what the server sent. So the address is trimmed first.
 */
function trimAddress(): void {
  const { pathname, search, hash } = window.location;
  const trimmed = normalizeLocation({ pathname, search, hash, state: null }).pathname;
  if (trimmed === pathname) return;
  const address = `${trimmed}/` === siteConfig.baseUrl ? siteConfig.baseUrl : trimmed;
  try {
    window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
  } catch {
    // Browsers limit how often an address may change. The page is then loaded after the take-over.
  }
}

if (ExecutionEnvironment.canUseDOM) trimAddress();
