import type { ClientModule } from '@docusaurus/types';

/** The sidebar, the way to the page, and the results of the search. */
const LISTS = '.theme-doc-sidebar-container, .breadcrumbs, dialog';

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Whether a part of the page that is in view, and is no such list, leads to an address. The headings of the
 * sidebar are links until the page has become interactive.
 */
function isOffered(path: string): boolean {
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)];
  return links.some((link) => !link.closest(LISTS) && isInView(link));
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
          if (isOffered(path)) void docusaurus.prefetch(path);
        });
        return false;
      },
    };
  },
};

export default idlePrefetch;
