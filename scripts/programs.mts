/**
 * `tsx scripts/programs.mts [suite]`: if the user is root on Debian, installs the programs that a test suite needs.
 * Then it lists missing programs. `--run <command>` runs a command if a browser is installed. In CI, the command always runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findBrowser, INSTALL_SCRIPT, isInstalled, PROGRAMS } from './support/programs.ts';
import type { Program } from './support/programs.ts';
import { readOptions } from './support/options.ts';

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get. SKIP_INSTALL=1 prevents it.`);
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', INSTALL_SCRIPT, 'sh', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (stdout) console.log(`This distribution lacks ${stdout.trim().replaceAll('\n', ', ')}.`);
  if (status !== 0) console.error(`apt-get failed. ${stderr.trim().split('\n').at(-1)}`);
}

const given = process.argv.slice(2);
const runs = given.indexOf('--run');
const isRun = runs !== -1;
const [command, ...args] = isRun ? given.slice(runs + 1) : [];
const { positionals } = readOptions(
  'npx tsx scripts/programs.mts',
  {},
  { operands: '[suite] [--run command]', args: isRun ? given.slice(0, runs) : given },
);
const [suite] = positionals;
const needed = Object.entries<Program>(PROGRAMS).filter(
  ([, { suites = ['programs'] }]) => !suite || suites.includes(suite),
);
const findMissing = () => needed.filter(([, program]) => !isInstalled(program));
const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
const isRootOnDebian = process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*debian/m.test(release);
const packages = findMissing().flatMap(([, program]) => program.packages.split(' '));
if (packages.length > 0 && isRootOnDebian && process.env.SKIP_INSTALL !== '1') install(packages);
for (const [name, program] of findMissing())
  console.log(`Skipped: tests with ${name}. Install ${program.packages} (Debian, Ubuntu).`);
if (command && (process.env.CI || findBrowser())) {
  const shell = process.platform === 'win32';
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', shell }).status ?? 1;
} else if (command) {
  console.log(`Or run "npx playwright install chromium", or name a browser in CHROME_PATH.`);
  for (const spec of globSync('tests/e2e/*.spec.ts').sort()) console.log(`Skipped: ${spec}`);
}
