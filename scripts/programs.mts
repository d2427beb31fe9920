/**
 * `tsx scripts/programs.mts <suite>...`: installs the programs that suites of tests need, on Debian as root; elsewhere, or with
 * `SKIP_INSTALL=1`, it lists the tests that are skipped without them. `--list` prints the names of the missing Debian packages.
 * `--run <command>` then runs a command, unless the suites need a browser and there is none. In CI it runs all the same, and fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import * as programs from './support/programs.ts';
import type { ProgramName, Suite } from './support/programs.ts';

function isRootOnDebian(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*debian/m.test(release);
}

/** Packages that a release of Debian or Ubuntu does not have are left out. */
const INSTALL = `
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends $(apt-cache --quiet pkgnames | grep --line-regexp --fixed-strings "$1")
`;

/** Installs packages without output, unless apt-get fails. */
function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get. SKIP_INSTALL=1 prevents it.`);
  const { status, stderr } = spawnSync('sh', ['-ec', INSTALL, 'sh', packages.join('\n')], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`apt-get failed. ${stderr.trim().split('\n').at(-1) ?? ''}`);
}

/** Lists the specs that Playwright leaves out without a browser, one in each line. */
function listSpecs(): string {
  const names = globSync('tests/e2e/*.spec.ts').sort();
  return names.map((name) => `  ${name}`).join('\n');
}

function reportSkipped(name: ProgramName, suites: readonly Suite[]): void {
  const { program, neededFor } = programs.PROGRAMS[name];
  console.log(`Skipped without ${program}: ${neededFor}. ${programs.explainInstall(name)}`);
  if (name === 'browser' && suites.includes('e2e')) console.log(listSpecs());
}

const given = process.argv.slice(2);
const [ownArguments, [, ...command]] = given.includes('--run')
  ? [given.slice(0, given.indexOf('--run')), given.slice(given.indexOf('--run'))]
  : [given, []];
const { values, positionals } = parseArgs({
  args: ownArguments,
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const suites = programs.SUITES.filter(
  (suite) => positionals.length === 0 || positionals.includes(suite),
);
const packages = programs.listPackages(programs.findMissing(suites));
if (values.list) console.log(packages.join(' '));
else {
  if (packages.length > 0 && isRootOnDebian() && process.env.SKIP_INSTALL !== '1')
    install(packages);
  const missing = programs.findMissing(suites);
  for (const name of missing) reportSkipped(name, suites);
  const [program, ...rest] = command;
  if (program !== undefined && (process.env.CI || !missing.includes('browser')))
    process.exitCode =
      spawnSync(program, rest, { stdio: 'inherit', shell: process.platform === 'win32' }).status ??
      1;
}
