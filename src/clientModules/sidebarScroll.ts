import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showCurrentPage } from './showCurrentPage';

/** Whether the category of the current page may still be opening. */
let isOpening = false;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('transitionend', ({ propertyName, target }) => {
    if (!isOpening || propertyName !== 'height' || !(target instanceof Element)) return;
    // Other categories, and details on the page, trigger the event too.
    if (!target.querySelector('[aria-current="page"]')) return;
    isOpening = false;
    showCurrentPage();
  });
  // The mobile menu is rendered each time it opens.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle'))
      requestAnimationFrame(showCurrentPage);
  });
}

/** Keeps the link to the current page visible in the sidebar. */
const sidebarScroll: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    isOpening = true;
    showCurrentPage();
  },
};

export default sidebarScroll;
