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

process.exitCode =
  (await run('node', ['--import', 'tsx', 'scripts/api.mts'])) ||
  (await run('docusaurus', ['build', ...args])) ||
  (await run('node', ['--import', 'tsx', 'scripts/hosting.mts', String(values['out-dir'])]));
