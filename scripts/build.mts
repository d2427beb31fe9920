/**
 * `npm run build`: runs `npm run api`, `docusaurus build` with the given arguments, and steps that need the output of all
 * plugins. These steps write headers, inline styles and, unless `--no-compress` is given, compressed copies. Each step is a
 * separate process, so that its memory is freed before the next step.
 */
import { spawnSync } from 'node:child_process';
import { LINTED_VARIABLE } from '../src/reference/paths.ts';
import { readOptions } from './support/options.ts';

const { values } = readOptions('npm run build', {
  'no-compress': { type: 'boolean', meaning: 'Write no compressed copies' },
  'out-dir': { type: 'string', default: 'build', meaning: 'Folder of the build' },
  // "docusaurus build" accepts the following options and `out-dir`.
  config: { type: 'string', meaning: 'Configuration of Docusaurus' },
  locale: { type: 'string', short: 'l', multiple: true, meaning: 'Locale to build' },
  dev: { type: 'boolean', meaning: 'Build with full error messages of React' },
  'bundle-analyzer': { type: 'boolean', meaning: 'Show the size of bundles' },
  'no-minify': { type: 'boolean', meaning: 'Do not minify scripts' },
});
const args = process.argv.slice(2).filter((arg) => arg !== '--no-compress');
const options = values['no-compress'] ? ['--no-compress'] : [];

/** Renders in one thread, because each further thread needs 0.3 GB and 3 s of processor time to load the site again. */
process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';

const run = (command: string, ...given: string[]): number =>
  spawnSync(command, given, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

/** Checks the URLs in environment variables, because later steps would print longer errors about them. */
const checkUrls = (): Promise<number> =>
  import('../src/site/product.ts').then(
    () => 0,
    ({ message }: Error) => (console.error(message), 1),
  );

/** Runs `docusaurus build` without the lint of the OpenAPI document, because `npm run api` has linted it. */
function buildPages(): number {
  process.env[LINTED_VARIABLE] = 'true';
  return run('docusaurus', 'build', ...args);
}

process.exitCode =
  (await checkUrls()) ||
  run('tsx', 'scripts/api.mts') ||
  buildPages() ||
  run('tsx', 'scripts/hosting.mts', values['out-dir'], 'deploy/generated', ...options);
