import type { ClientModule } from '@docusaurus/types';

const SIDEBAR = '.theme-doc-sidebar-container';

/** Whether no part of the page but the sidebar leads to an address. */
function isOnlyInSidebar(path: string): boolean {
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)];
  return links.length > 0 && links.every((link) => link.closest(SIDEBAR) !== null);
}

function whenIdle(task: () => void): void {
  // Not known to Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

let isSet = false;

/**
 * A link prefetches its page when it becomes visible. An open category of the sidebar shows thirty at
 * once, of which a reader follows one: these wait until the reader points at them or touches them.
 * The others wait, each for itself, until the browser has nothing else to do: a list that is filtered
 * shows many new links at every key.
 */
const idlePrefetch: ClientModule = {
  onRouteDidUpdate() {
    if (isSet) return;
    isSet = true;
    const { docusaurus } = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (path) => {
        whenIdle(() => {
          if (!isOnlyInSidebar(path)) void docusaurus.prefetch(path);
        });
        return false;
      },
    };
  },
};

export default idlePrefetch;
