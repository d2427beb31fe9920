/**
 * `npm run build`: the reference from the description, the site from that, and what hosts need from the
 * finished pages. Arguments go to the site generator.
 *
 * JavaScript, so that this process, which waits while the site generator works, needs no compiler of
 * TypeScript in memory: 0.1 GB less at the peak of a build.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile } from './compile.mjs';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { 'out-dir': { type: 'string', default: 'build' } },
  strict: false,
});

/**
 * V8 compiles a function to its best code after it has run for some time. A build is short, so that much
 * of this does not pay: to wait longer saves a tenth of the processor time. Each version of Node has its
 * own option for it; one without an entry here gets none.
 */
const COMPILE_LATER = new Map([
  [20, '--interrupt-budget=800000'],
  [22, '--invocation-count-for-turbofan=20000'],
  [24, '--invocation-count-for-turbofan=20000'],
]);

/** From here on, memory is what a build runs out of first. Numbers of pages of the reference. */
const MANY_PAGES = 2000;

const version = Number.parseInt(process.versions.node);

/**
 * V8 lets the memory grow to several times what is in use before it looks for what is not: with smaller
 * steps the site generator's peak is lower. More room for what is new saves it some looking; from Node 24
 * on, it takes more by itself than is good for the peak.
 */
const MEMORY =
  version < 24
    ? ['--heap-growing-percent=100', '--min-semi-space-size=32']
    : ['--heap-growing-percent=40', '--min-semi-space-size=16', '--max-semi-space-size=16'];
const LESS_MEMORY = ['--heap-growing-percent=21', '--min-semi-space-size=16'];

/**
 * One thread that renders pages: each further one loads the whole site once more, 150 MB and 1 s of
 * processor time, and saves some seconds on a machine with nothing else to do. Whoever has both sets it.
 */
process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';

/** `scripts/hosting.mts` does it for less time. */
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/** Runs Node with this terminal and returns its exit code. */
function runNode(...rest) {
  const later = COMPILE_LATER.get(version);
  const options = later === undefined ? rest : [later, ...rest];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function generate({ generator, configuration }) {
  const command = [generator, 'build', '--config', configuration, ...args];
  if (readdirSync('docs/api').length < MANY_PAGES) return runNode(...MEMORY, ...command);
  // What the bundler keeps for the next build lies in memory until it has been written. Its allocator gives
  // memory back at once (https://microsoft.github.io/mimalloc/environment.html).
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  return runNode(...LESS_MEMORY, ...command);
}

const out = String(values['out-dir']);

/** Where the former build lies until this one is done. */
const FORMER = 'node_modules/.cache/former-build';

/** Moves a folder unless there is one already; what cannot be moved stays. */
function move(from, to) {
  if (!existsSync(from) || existsSync(to)) return;
  try {
    renameSync(from, to);
  } catch {
    // Another disk, or a folder of its own kind: the site generator deletes it before it writes.
  }
}

/**
 * Runs the site generator. Where thousands of files have just been deleted, a file system may look at the
 * place of each for every new one (ext4 does so for a minute and more), so they are deleted last.
 */
async function runGenerator(compiled) {
  move(out, FORMER);
  const code = await generate(compiled);
  // One that has failed at its start has written nothing.
  if (code !== 0) move(FORMER, out);
  return code;
}

// A build that was ended may have left it there.
move(FORMER, out);
const {
  scripts: [api, generator, hosting],
  configuration,
} = await compile(['api', 'generator', 'hosting']);
process.exitCode =
  (await runNode(api)) ||
  (await runGenerator({ generator, configuration })) ||
  (await runNode(hosting, out, FORMER));
rmSync(FORMER, { recursive: true, force: true });
