import type { Plugin } from '@docusaurus/types';

/**
 * Removes a script element that failed to load. Rspack's chunk loader waits for an existing element of a chunk, with a
 * timeout of two minutes. Firefox fires the element's error event early, often before the loader listens for it. When
 * the element is gone, the loader adds one of its own, and reports at once if that fails too.
 */
export default function lostScriptsPlugin(): Plugin {
  const innerHTML = `addEventListener("error",({target:t})=>{t instanceof HTMLScriptElement&&t.remove()},!0)`;
  return {
    name: 'lost-scripts',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
