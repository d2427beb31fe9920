import type { Plugin } from '@docusaurus/types';

/**
 * Takes a script that could not be loaded out of the page. The loader of chunks waits for a script that is there, and
 * Firefox tells of a failure at once, often before the loader runs: it would wait for two minutes. Where the script is
 * gone, the loader tries again and says at once when that fails, too.
 */
export default function lostScriptsPlugin(): Plugin {
  const innerHTML = `addEventListener("error",({target:t})=>{t instanceof HTMLScriptElement&&t.remove()},!0)`;
  return {
    name: 'lost-scripts',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
