import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { PROBLEM_VARIABLE } from '../cli/live/names';

/** Reports the text of a file, unless empty, as a compilation error, which Docusaurus shows in its overlay. */
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

/** In `npm start`, shows the faults of the description in Docusaurus' error overlay. Does nothing in a build. */
export default function livePlugin(): Plugin {
  const file = process.env[PROBLEM_VARIABLE];
  return {
    name: 'live',
    configureWebpack: () => (file ? { plugins: [showAsError(file)] } : {}),
  };
}
