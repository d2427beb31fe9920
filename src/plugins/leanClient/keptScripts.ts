import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { openContentCache } from '../../contentCache';

const PLUGIN = 'kept-scripts';

const isScript = (name: string): boolean => name.endsWith('.js');

/**
 * Takes minimized scripts from a former build: a third of the bundler's time after a change of one page. A
 * minimizer skips what says that it is minimized.
 *
 * @param file where they last
 * @param way how they are minimized: another text when the same script may become another
 */
export function keptScripts(file: string, way: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      if (!compiler.options.optimization.minimize) return;
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: MINIMIZERS } = compiler.webpack.Compilation;
      const { RawSource } = compiler.webpack.sources;
      const cache = openContentCache(file);

      const replace = (compilation: Compilation): Map<string, string> => {
        const others = new Map<string, string>();
        for (const { name, source } of compilation.getAssets()) {
          if (!isScript(name)) continue;
          const script = source.source().toString();
          const made = cache.find(script, way);
          if (made) {
            cache.keep(script, way, made);
            const minimized = new RawSource(made.toString());
            compilation.updateAsset(name, minimized, (info) => ({ ...info, minimized: true }));
          } else others.set(name, script);
        }
        return others;
      };
      const keep = (compilation: Compilation, scripts: ReadonlyMap<string, string>): void => {
        for (const [name, script] of scripts) {
          const { info, source } = compilation.getAsset(name) ?? {};
          if (info?.minimized) cache.keep(script, way, Buffer.from(source?.source() ?? ''));
        }
      };

      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const { processAssets } = compilation.hooks;
        let scripts = new Map<string, string>();
        processAssets.tap({ name: PLUGIN, stage: MINIMIZERS - 1 }, () => {
          scripts = replace(compilation);
        });
        processAssets.tap({ name: PLUGIN, stage: MINIMIZERS + 1 }, () => {
          keep(compilation, scripts);
        });
      });
      compiler.hooks.afterEmit.tap(PLUGIN, () => cache.save());
    },
  };
}
