import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Names the file in which `npm start` keeps what is wrong with the description; empty when nothing is. */
export const PROBLEM_VARIABLE = 'API_PROBLEM_FILE';

/** Makes what a file says an error of the compilation, which the open page shows until it is gone. */
function showAsError(file: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('api-problem', (compilation) => {
        compilation.fileDependencies.add(file);
        const problem = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
        if (problem === '') return;
        const error = new compiler.webpack.WebpackError(
          `The description is refused:\n\n${problem}`,
        );
        error.name = 'ApiProblem';
        compilation.errors.push(error);
      });
    },
  };
}

/** While editing: shows in the open page what is wrong with the description, until it is mended. */
export default function apiProblemPlugin(): Plugin {
  const file = process.env[PROBLEM_VARIABLE];
  return {
    name: 'api-problem',
    configureWebpack() {
      return file ? { plugins: [showAsError(file)] } : {};
    },
  };
}
