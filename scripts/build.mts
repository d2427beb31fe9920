/**
 * `npm run build`: the reference from the description, the site from that, and what hosts need from the
 * finished pages. Arguments go to the site generator.
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
  (await run('npm', ['run', '--silent', 'api'])) ||
  (await run('docusaurus', ['build', ...args])) ||
  (await run('tsx', ['scripts/hosting.mts', String(values['out-dir'])]));
