import type { ClientModule } from '@docusaurus/types';

/** The sidebar, the breadcrumbs, and the results of the search. */
const LISTS = '.theme-doc-sidebar-container, .breadcrumbs, dialog';

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Whether a link to another page is in the viewport, outside these lists. */
function isOffered(path: string): boolean {
  if (path === location.pathname) return false;
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)];
  return links.some((link) => !link.closest(LISTS) && isInView(link));
}

// Safari has no requestIdleCallback.
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200);

let isSet = false;

/**
 * Docusaurus' `Link` prefetches its page when it enters the viewport. An open category of the sidebar shows
 * thirty links at once, of which a reader follows one, and search results change on every keystroke: these
 * are not prefetched, only preloaded when the reader points at or touches them. All others are prefetched
 * when the browser is idle, as a list that is being filtered shows many new links on every keystroke.
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
