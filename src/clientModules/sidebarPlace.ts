import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showCurrentPage } from './showCurrentPage';

/** Whether the category of the current page is still opening. */
let isOpening = false;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('transitionend', ({ propertyName }) => {
    if (isOpening && propertyName === 'height') isOpening = !showCurrentPage();
  });
  // The menu of narrow screens is rendered when it is opened.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) {
      requestAnimationFrame(showCurrentPage);
    }
  });
}

/** Keeps the link to the current page in view in the sidebar. */
const sidebarPlace: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) isOpening = !showCurrentPage();
  },
};

export default sidebarPlace;
