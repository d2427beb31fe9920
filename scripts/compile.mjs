/** Makes JavaScript of this project's own TypeScript, packages aside, before a build runs it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where it lies. */
const FOLDER = 'node_modules/.cache/scripts';

const COMMON = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: `node${process.versions.node}`,
  logLevel: 'warning',
};

const configurationIn = (folder) => `${folder}/docusaurus.config.cjs`;

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

/**
 * Runs the compiler, which takes a moment to load.
 *
 * @param {import('esbuild').BuildOptions} options
 */
async function build(options) {
  const compiler = await import('esbuild');
  await compiler.build({ ...COMMON, ...options });
}

/**
 * Compiles `scripts/<name>.mts`, to be run by Node. A compiler in the process of each reads the packages
 * too: CONTRIBUTING.md, "Performance", has the figures.
 *
 * @param {string[]} names
 */
async function compileScripts(names) {
  await build({
    entryPoints: names.map((name) => `scripts/${name}.mts`),
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    // A description of somebody else has no generators, and nothing asks for them.
    external: existsSync('src/engine') ? [] : ['../src/cli/samples/*'],
  });
}

/**
 * Compiles the site's configuration, its plugins and its sidebars. The framework would read them with a
 * compiler of its own, and every package of ES modules that they import with it.
 *
 * @param {string} folder where it goes, in the project: packages are looked for from there
 * @returns {Promise<string>} the configuration's file
 */
export async function compileConfiguration(folder = FOLDER) {
  await build({
    entryPoints: ['docusaurus.config.ts', 'sidebars.ts'],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'process.env.SIDEBARS': JSON.stringify(`${folder}/sidebars.cjs`) },
    plugins: [ownPlaces],
  });
  return configurationIn(folder);
}

/**
 * Changes with all that is compiled here and with what compiles it, wherever the project lies. What the site
 * keeps has a state of its own (`src/codeState.ts`), which nothing can read before it is compiled.
 */
function readState(names) {
  const hash = createHash('sha256').update([process.cwd(), process.version, ...names].join('\0'));
  const sources = ['scripts', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  const settings = ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package-lock.json'];
  for (const file of [...settings.filter(existsSync), ...sources]) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Compiles scripts and the configuration, unless a former build has compiled the same.
 *
 * @param {string[]} names of scripts
 * @returns {Promise<{ scripts: string[], configuration: string }>} the files, in the order of the names
 */
export async function compile(names) {
  const scripts = names.map((name) => `${FOLDER}/${name}.mjs`);
  const configuration = configurationIn(FOLDER);
  const stamp = `${FOLDER}/state.txt`;
  const state = readState(names);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
    // Parts have a hash in their name, and would stay.
    rmSync(FOLDER, { recursive: true, force: true });
    await Promise.all([compileScripts(names), compileConfiguration()]);
    writeFileSync(stamp, state);
  }
  return { scripts, configuration };
}
