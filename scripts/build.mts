/**
 * `npm run build`: the pages of the reference from the description, the site from these with Docusaurus, and
 * what hosts need from the finished site. Arguments go to `docusaurus build`.
 *
 * Each step is a process of its own: what it has in memory is gone before the next one begins.
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
