import type { ClientModule } from '@docusaurus/types';

const SIDEBAR = '.theme-doc-sidebar-container';

/** Whether no part of the page but the sidebar leads to an address. */
function isOnlyInSidebar(path: string): boolean {
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)];
  return links.length > 0 && links.every((link) => link.closest(SIDEBAR) !== null);
}

let isSet = false;

/**
 * A link prefetches its page when it becomes visible. An open category of the sidebar shows thirty at
 * once, of which a reader follows one: these wait until the reader points at them or touches them.
 */
const sidebarPrefetch: ClientModule = {
  onRouteDidUpdate() {
    if (isSet) return;
    isSet = true;
    const { docusaurus } = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (path) => (isOnlyInSidebar(path) ? false : docusaurus.prefetch(path)),
    };
  },
};

export default sidebarPrefetch;
