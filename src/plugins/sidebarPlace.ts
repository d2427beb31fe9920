import type { Plugin } from '@docusaurus/types';
import { showCurrentPage } from '../sidebarPlace';

/** Brings the current page into view in the sidebar before the scripts of the page are there. */
export default function sidebarPlacePlugin(): Plugin {
  const innerHTML = `(${String(showCurrentPage)})()`;
  return {
    name: 'sidebar-place',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', innerHTML }] }),
  };
}
