/**
 * `npm run build`: generates the reference pages, runs `docusaurus build` with the given arguments, and
 * prepares the build for hosting.
 *
 * Each step is a separate process, so that its memory is freed before the next one starts.
 */
import { parseArgs } from 'node:util';
import { run } from './run.mts';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { 'out-dir': { type: 'string', default: 'build' } },
  strict: false,
});

/**
 * ES modules that the configuration and its plugins import. Docusaurus reads these through jiti, which compiles
 * every package of ES modules with Babel unless it is told that Node can load it: 10 s of a first build.
 */
const ES_MODULES = [
  'github-slugger',
  'hast-util-from-html',
  'hast-util-to-mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-hast',
  'mdast-util-to-markdown',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'rehype-sanitize',
  'unist-util-visit',
];
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(ES_MODULES);

/** Each further thread that renders pages loads the whole site once more: 0.3 GB and 3 s of processor time. */
process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';

process.exitCode =
  (await run('node', ['--import', 'tsx', 'scripts/api.mts'])) ||
  (await run('docusaurus', ['build', ...args])) ||
  (await run('node', ['--import', 'tsx', 'scripts/hosting.mts', String(values['out-dir'])]));
