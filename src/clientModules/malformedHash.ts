import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * After a navigation the framework decodes the hash of the address, and where a percent sign in it
 * escapes nothing, the page crashes. So such a hash is escaped before the router reads it.
 */
function escapeHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const address = `${pathname}${search}#${encodeURIComponent(hash.slice(1))}`;
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  escapeHash();
  // Called before the router's own listener, which is added when the first page is rendered.
  window.addEventListener('popstate', escapeHash);
}
