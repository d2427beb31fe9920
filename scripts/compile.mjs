/** Makes JavaScript of this project's own TypeScript, packages aside, before a build runs it. */
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Where it lies. */
const FOLDER = 'node_modules/.cache/scripts';

const COMMON = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: `node${process.versions.node}`,
  logLevel: 'warning',
};

/** Modules find files that lie beside them, wherever their code ends up. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const names = { __filename: file, __dirname: path.dirname(file) };
      const constants = Object.entries(names).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
      );
      // On the first line: errors name the lines of the file.
      return { contents: constants.join('') + (await readFile(file, 'utf8')), loader: 'ts' };
    });
  },
};

/** Deletes what a former build has compiled: parts have a hash in their name, and would stay. */
export function removeCompiled() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Compiles `scripts/<name>.mts`, to be run by Node. A compiler in the process of each reads the packages
 * too: CONTRIBUTING.md, "Performance", has the figures.
 *
 * @param {string[]} names
 * @returns {Promise<string[]>} the files, in the order of the names
 */
export async function compileScripts(names) {
  await build({
    ...COMMON,
    entryPoints: names.map((name) => `scripts/${name}.mts`),
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    // A description of somebody else has no generators, and nothing asks for them.
    external: existsSync('src/samples') ? [] : ['../src/samples/*'],
  });
  return names.map((name) => `${FOLDER}/${name}.mjs`);
}

/**
 * Compiles the site's configuration, its plugins and its sidebars. The framework would read them with a
 * compiler of its own, and every package of ES modules that they import with it.
 *
 * @param {string} folder where it goes, in the project: packages are looked for from there
 * @returns {Promise<string>} the configuration's file
 */
export async function compileConfiguration(folder = FOLDER) {
  const nameOf = (entry) => `${folder}/${entry}.cjs`;
  await build({
    ...COMMON,
    entryPoints: ['docusaurus.config.ts', 'sidebars.ts'],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'process.env.SIDEBARS': JSON.stringify(nameOf('sidebars')) },
    plugins: [ownPlaces],
  });
  return nameOf('docusaurus.config');
}
