import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const PLUGIN = 'script-loader';

/**
 * The one script that a page's HTML loads: it asks for the others, which the page names in `data-scripts`
 * (without `.js`) and which lie beside it, in their order and with a low priority. So they come one way to
 * the server and back after the style sheet. Named as scripts of their own, a browser asks for them
 * together with it, and on a slow line they take its place: CONTRIBUTING.md, "Performance", has the figures.
 *
 * It waits until the page is read, as a deferred script does. The address stays without the host: the
 * bundler finds by it that a script is on its way.
 */
const SOURCE = `{
  const loader = document.currentScript;
  const folder = loader.getAttribute('src').replace(/[^/]+$/, '');
  const load = () => {
    for (const name of loader.dataset.scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = folder + name + '.js';
      script.async = false;
      script.fetchPriority = 'low';
      document.head.append(script);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}`;

const HASH = createHash('sha256').update(SOURCE).digest('hex').slice(0, 8);

/** Where it lies, below the site's base and in the folder of all scripts. */
export const SCRIPT_LOADER = `assets/js/load.${HASH}.js`;

/** Adds it to the bundler's scripts. */
export const scriptLoader: WebpackPluginInstance = {
  apply({ hooks, webpack }: Compiler) {
    const { RawSource } = webpack.sources;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        compilation.emitAsset(SCRIPT_LOADER, new RawSource(SOURCE));
      });
    });
  },
};
