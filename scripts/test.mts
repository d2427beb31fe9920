/**
 * `npm test`: runs the parts of the suite, which are scripts of package.json, and lists at the end what failed.
 * `npm test -- test:unit test:slow` runs some of them, on the build that is there; `--all` runs every sweep in full.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { has, installMissing, missingPrograms } from '../tests/support/programs.ts';

/** Parts that need the machine for themselves stand alone; of the others, two run at once. */
const PHASES = [
  ['build', 'check:unit', 'check:lint', 'check:format'],
  ['test:unit'],
  ['test:engine'],
  ['test:build', 'bench:bytes'],
  ['test:slow'],
  ['test:e2e'],
];
/** What `npm test` runs: all but the short form of `test:unit`. */
const WHOLE = PHASES.flat().filter((part) => part !== 'check:unit');
const NEED_BUILD = new Set(['test:build', 'bench:bytes', 'test:e2e']);
const IN_VITEST = new Set(['check:unit', 'test:unit', 'test:engine', 'test:build', 'test:slow']);

const REPORTS = 'test-results/vitest';

interface Ended {
  part: string;
  hasPassed: boolean;
  seconds: number;
  /** The end of what it wrote. */
  lastLines: string;
}

const reportOf = (part: string): string => `${REPORTS}/${part.replace(':', '-')}.json`;

/** A part's command; Vitest keeps its report, to be printed once more at the end. */
function commandOf(part: string): string {
  const command = `npm run --silent ${part}`;
  if (!IN_VITEST.has(part)) return command;
  return `${command} -- --reporter=default --reporter=blob --outputFile.blob=${reportOf(part)}`;
}

/** Runs parts, two at once, and prints what they write, each line with the name of its part. */
async function runPhase(parts: readonly string[]): Promise<Ended[]> {
  const { commands, result } = concurrently(
    parts.map((part) => ({ name: part, command: commandOf(part) })),
    { prefix: 'name', padPrefix: true, maxProcesses: 2 },
  );
  const outputs = commands.map(({ stdout, stderr }) => {
    const chunks: string[] = [];
    for (const stream of [stdout, stderr]) stream.subscribe((chunk) => chunks.push(String(chunk)));
    return chunks;
  });
  const ended = await result.catch((events: Awaited<typeof result>) => events);
  return ended.map(({ index, exitCode, timings }) => ({
    part: parts[index] ?? '',
    hasPassed: exitCode === 0,
    seconds: timings.durationSeconds,
    lastLines: (outputs[index] ?? []).join('').trimEnd().split('\n').slice(-20).join('\n'),
  }));
}

/**
 * Prints the end of the run: failed tests of all Vitest runs with their reasons, and the counts; then each part, with
 * its last lines if it failed otherwise. Playwright, which runs last, lists its failed tests just above.
 */
function summarize(ended: readonly Ended[]): void {
  if (existsSync(REPORTS)) {
    const args = ['vitest', '--merge-reports', REPORTS, '--reporter=dot'];
    spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  for (const { part, hasPassed, seconds, lastLines } of ended) {
    console.log(`${hasPassed ? 'Passed' : 'Failed'}: npm run ${part}, ${Math.round(seconds)} s`);
    if (!hasPassed && !existsSync(reportOf(part))) console.log(lastLines);
  }
}

async function main(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((part) => !PHASES.flat().includes(part));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: ${WHOLE.join(', ')}.`);
  if (wanted.some((part) => part.startsWith('test:'))) installMissing();
  for (const missing of missingPrograms()) console.log(`Some tests are skipped without ${missing}`);
  rmSync('test-results', { recursive: true, force: true });
  const ended: Ended[] = [];
  for (const phase of PHASES) {
    const isBuildBroken = ended.some(({ part, hasPassed }) => part === 'build' && !hasPassed);
    const parts = phase.filter((part) => {
      if (!wanted.includes(part) || (isBuildBroken && NEED_BUILD.has(part))) return false;
      return part !== 'test:e2e' || has('browser');
    });
    if (parts.length > 0) ended.push(...(await runPhase(parts)));
  }
  summarize(ended);
  const leftOut = wanted.filter((wantedPart) => !ended.some(({ part }) => part === wantedPart));
  for (const part of leftOut) console.log(`Not run: ${part}`);
  return ended.every(({ hasPassed }) => hasPassed);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  if (values.all) process.env.SWEEP = 'all';
  process.exitCode = (await main(positionals.length > 0 ? positionals : WHOLE)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
