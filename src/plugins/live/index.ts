import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { PAGES_FOLDER } from '../../reference/paths';
import { DRAFTS, LIVE_VARIABLE, PROBLEM } from '../../cli/live/names';

const require = createRequire(__filename);

/** Makes what a file says an error of the compilation, which the open page shows until it is gone. */
function showAsError(file: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('live', (compilation) => {
        compilation.fileDependencies.add(file);
        const problem = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
        if (problem === '') return;
        const error = new compiler.webpack.WebpackError(
          `The description is refused:\n\n${problem}`,
        );
        error.name = 'Description';
        compilation.errors.push(error);
      });
    },
  };
}

/**
 * While editing: shows pages as `npm start` has drafted them, and in the open page what is wrong with the
 * description, until it is mended. Does nothing in a build.
 */
export default function livePlugin({ siteDir }: LoadContext): Plugin {
  const folder = process.env[LIVE_VARIABLE];
  return {
    name: 'live',
    configureWebpack() {
      if (!folder) return {};
      const readDraft = {
        test: /\.mdx$/,
        include: path.join(siteDir, PAGES_FOLDER),
        enforce: 'pre' as const,
        loader: require.resolve('./draft.cjs'),
        options: { folder: path.join(folder, DRAFTS) },
      };
      return {
        plugins: [showAsError(path.join(folder, PROBLEM))],
        module: { rules: [readDraft] },
      };
    },
  };
}
