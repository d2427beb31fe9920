import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * After a navigation Docusaurus calls `decodeURIComponent` on the hash, and crashes where a percent sign in
 * it is not an escape. So such a hash is escaped before React Router reads it.
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
  // Runs before the listener of React Router, which is added when the first page is rendered.
  window.addEventListener('popstate', escapeHash);
}
