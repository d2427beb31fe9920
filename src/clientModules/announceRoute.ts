import type { ClientModule } from '@docusaurus/types';
import { announce } from '../components/announce';

/**
 * Announces the heading of a page after a link is followed. Delete this module when Docusaurus announces headings
 * itself (facebook/docusaurus#11332).
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname)
      announce(document.querySelector('h1')?.textContent ?? document.title);
  },
};

export default announceRoute;
