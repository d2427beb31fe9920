import type { Configuration, WebpackPluginInstance } from 'webpack';
import type webpack from 'webpack';
import type { Frame } from './frame';

const PLUGIN = 'named-scripts';
const FRAMEWORK_PLUGIN = 'ChunkAssetPlugin';

/**
 * Settings for scripts whose number is their name. The first script then lists their hashes only, not
 * which name has which number and the other way round.
 *
 * The hashes are those of the sources. To have those of the scripts themselves, the compiler replaces
 * the ones by the others wherever it finds their letters, in a sample of a commit hash as well.
 */
export const NAMED_SCRIPTS = { chunkIds: 'named', realContentHash: false } as const;

/**
 * The framework's plugins with another in the place of the one that adds the list of numbers by name:
 * the framework finds the file of a script through it, to fetch it before it is needed.
 *
 * @param frame a script in the place of several
 * @throws Error when the framework has no such plugin any more.
 */
export function withoutNumbers(
  plugins: Configuration['plugins'] = [],
  { name, parts }: Frame,
  { RuntimeModule, RuntimeGlobals }: typeof webpack,
): NonNullable<Configuration['plugins']> {
  const others = plugins.filter((plugin) => plugin && plugin.constructor.name !== FRAMEWORK_PLUGIN);
  if (others.length === plugins.length) {
    throw new Error(`${FRAMEWORK_PLUGIN} is not among the framework's plugins: see ${__filename}.`);
  }
  class FileOfScript extends RuntimeModule {
    override generate(): string {
      const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals;
      const script = `${JSON.stringify(parts)}.includes(name) ? ${JSON.stringify(name)} : name`;
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(${script});`;
    }
  }
  const named: WebpackPluginInstance = {
    apply: ({ hooks }: webpack.Compiler) => {
      hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
          const stage = RuntimeModule.STAGE_ATTACH;
          compilation.addRuntimeModule(chunk, new FileOfScript('file of a script', stage));
        });
      });
    },
  };
  return [...others, named];
}
