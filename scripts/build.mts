/**
 * `npm run build`: the reference from the description, the site from that, and what hosts need from the
 * finished pages. Arguments go to the site generator.
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { run } from './run.mts';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { 'out-dir': { type: 'string', default: 'build' } },
  strict: false,
});

/**
 * V8 lets the memory grow to several times what is in use before it looks for what is not: with steps of
 * 30 % the site generator's peak is a fifth lower, for less than a tenth more processor time.
 */
const MEMORY = '--heap-growing-percent=30';

/**
 * One thread that renders pages: each further one loads the whole site once more, 150 MB and 1 s of
 * processor time, and saves some seconds on a machine with nothing else to do. Whoever has both sets it.
 */
process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';

const generator = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

const runScript = (script: string, ...rest: string[]) =>
  run('node', ['--import', 'tsx', `scripts/${script}`, ...rest]);

process.exitCode =
  (await runScript('api.mts')) ||
  (await run('node', [MEMORY, generator, 'build', ...args])) ||
  (await runScript('hosting.mts', String(values['out-dir'])));
