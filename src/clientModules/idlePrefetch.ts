import type { ClientModule } from '@docusaurus/types';

/** The sidebar, and the results of the search. */
const LISTS = '.theme-doc-sidebar-container, dialog';

/** Whether no part of the page but such a list leads to an address. */
function isOnlyInLists(path: string): boolean {
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)];
  return links.length > 0 && links.every((link) => link.closest(LISTS) !== null);
}

function whenIdle(task: () => void): void {
  // Not known to Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

let isSet = false;

/**
 * A link prefetches its page when it becomes visible. An open category of the sidebar shows thirty at
 * once, of which a reader follows one, and results change with every key: these wait until the reader
 * points at them or touches them. The others wait, each for itself, until the browser has nothing else
 * to do: a list that is filtered shows many new links at every key.
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
          if (!isOnlyInLists(path)) void docusaurus.prefetch(path);
        });
        return false;
      },
    };
  },
};

export default idlePrefetch;
