import type { Plugin } from '@docusaurus/types';
import { showCurrentPage } from '../clientModules/showCurrentPage';

/**
 * Removes a script element that failed to load. Rspack's chunk loader waits for an existing element of a chunk, with a
 * timeout of two minutes. Firefox fires the element's error event early, often before the loader listens for it.
 * Without the element, the loader adds its own, and reports immediately if that fails too.
 */
const REMOVE_LOST = `addEventListener("error",({target:t})=>{t instanceof HTMLScriptElement&&t.remove()},!0)`;

/** Scrolls the sidebar to the current page before the scripts of the page have loaded. */
const SHOW_CURRENT = `requestAnimationFrame(${String(showCurrentPage)})`;

/** Docusaurus plugin that adds the static inline scripts. */
export default function inlineScriptsPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: REMOVE_LOST }],
      postBodyTags: [{ tagName: 'script', innerHTML: SHOW_CURRENT }],
    }),
  };
}
