/**
 * `npm test`: runs the parts of the suite, which are scripts of package.json, and lists at the end what failed.
 * `npm test -- test:unit test:slow` runs some of them, on the build that is there; `--all` runs every sweep in full.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { has, installMissing, missingPrograms } from '../tests/support/programs.ts';
import { readPlaywright, summarize } from './testReport.mts';
import type { Outcome, PlaywrightReport } from './testReport.mts';

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
/** How many of its last lines say why a part without a report failed. */
const LAST_LINES = 20;

interface Ended {
  part: string;
  hasPassed: boolean;
  seconds: number;
  outcomes: Outcome[];
}

const reportOf = (part: string): string => `test-results/${part.replace(/.*:/, '')}.json`;

function readReport(part: string): Outcome[] {
  const file = reportOf(part);
  if (!existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return IN_VITEST.has(part) ? (report as Outcome[]) : readPlaywright(report as PlaywrightReport);
}

/** What a part's report says. A part that failed without a failed test, such as the build, is an outcome itself. */
function outcomesOf(part: string, hasPassed: boolean, output: string): Outcome[] {
  const outcomes = readReport(part);
  if (hasPassed || outcomes.some(({ status }) => status === 'failed' || status === 'flaky')) {
    return outcomes;
  }
  const reason = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return [{ name: `npm run ${part}`, status: 'failed', reason }, ...outcomes];
}

/** Runs parts, two at once, and prints what they write, each line with the name of its part. */
async function runPhase(parts: readonly string[]): Promise<Ended[]> {
  const reporters = '-- --reporter=default --reporter=./scripts/vitestOutcomes.mts';
  const { commands, result } = concurrently(
    parts.map((part) => ({
      name: part,
      command: `npm run --silent ${part} ${IN_VITEST.has(part) ? reporters : ''}`,
      env: { OUTCOMES: reportOf(part) },
    })),
    { prefix: 'name', padPrefix: true, maxProcesses: 2 },
  );
  const outputs = commands.map(({ stdout, stderr }) => {
    const chunks: string[] = [];
    for (const stream of [stdout, stderr]) stream.subscribe((chunk) => chunks.push(String(chunk)));
    return chunks;
  });
  const ended = await result.catch((events: Awaited<typeof result>) => events);
  return ended.map(({ index, exitCode, timings }) => {
    const part = parts[index] ?? '';
    const hasPassed = exitCode === 0;
    const output = (outputs[index] ?? []).join('');
    const outcomes = outcomesOf(part, hasPassed, output);
    return { part, hasPassed, seconds: timings.durationSeconds, outcomes };
  });
}

/** Parts that cannot run, and why. */
function leaveOut(parts: readonly string[], isBuildBroken: boolean): Map<string, Outcome> {
  const left = new Map<string, Outcome>();
  for (const name of parts) {
    if (isBuildBroken && NEED_BUILD.has(name)) {
      left.set(name, { name, status: 'failed', reason: 'It did not run, as the build failed.' });
    } else if (name === 'test:e2e' && !has('browser')) {
      left.set(name, { name, status: 'skipped', reason: 'There is no browser.' });
    }
  }
  return left;
}

async function main(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((part) => !PHASES.flat().includes(part));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: ${WHOLE.join(', ')}.`);
  if (wanted.some((part) => part.startsWith('test:'))) installMissing();
  for (const { program, neededFor, advice } of missingPrograms()) {
    console.log(`Skipped, as there is no ${program}: ${neededFor}. ${advice}`);
  }
  rmSync('test-results', { recursive: true, force: true });
  const ended: Ended[] = [];
  const outcomes: Outcome[] = [];
  for (const phase of PHASES) {
    const isBuildBroken = ended.some(({ part, hasPassed }) => part === 'build' && !hasPassed);
    const parts = phase.filter((part) => wanted.includes(part));
    const left = leaveOut(parts, isBuildBroken);
    outcomes.push(...left.values());
    const running = parts.filter((part) => !left.has(part));
    if (running.length > 0) ended.push(...(await runPhase(running)));
  }
  outcomes.push(...ended.flatMap((each) => each.outcomes));
  const times = ended.map(({ part, seconds }) => `${part} ${Math.round(seconds)} s`).join(', ');
  console.log(`\n${summarize(outcomes)}\n${times}`);
  // Whatever is skipped on a machine of CI is a proof that nobody sees is missing.
  const bad = process.env.CI ? ['failed', 'flaky', 'skipped'] : ['failed', 'flaky'];
  return (
    ended.every(({ hasPassed }) => hasPassed) &&
    !outcomes.some(({ status }) => bad.includes(status))
  );
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
