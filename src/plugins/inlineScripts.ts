import type { Plugin } from '@docusaurus/types';
import { showCurrentPage } from '../clientModules/showCurrentPage';

/**
 * Removes a script element that failed to load. Rspack's chunk loader waits for an existing element of a chunk, with a
 * timeout of two minutes. Firefox fires the element's error event early, often before the loader listens for it. When
 * the element is gone, the loader adds one of its own, and reports at once if that fails too.
 */
const REMOVE_LOST = `addEventListener("error",({target:t})=>{t instanceof HTMLScriptElement&&t.remove()},!0)`;

/** Brings the current page into view in the sidebar before the scripts of the page are there. */
const SHOW_CURRENT = `requestAnimationFrame(${String(showCurrentPage)})`;

/** Adds the static inline scripts. */
export default function inlineScriptsPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: REMOVE_LOST }],
      postBodyTags: [{ tagName: 'script', innerHTML: SHOW_CURRENT }],
    }),
  };
}
