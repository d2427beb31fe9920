/**
 * `npm test`: runs the parts of the suite, which are scripts of package.json, and says at the end which failed. `npm test --
 * test:unit test:slow` runs some of them, on the build that is there; `--all` runs every sweep in full.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { installMissing, missingPrograms } from '../tests/support/programs.ts';

/** Parts that need the machine for themselves stand alone; of the others, two run at once. */
const PHASES = [
  ['build', 'check:unit', 'check:lint', 'check:format'],
  ['test:unit'],
  ['test:build', 'bench:bytes'],
  ['test:slow'],
  ['test:e2e'],
];
/** What `npm test` runs: all but the short form of `test:unit`. */
const WHOLE = PHASES.flat().filter((part) => part !== 'check:unit');

interface Ended {
  part: string;
  hasPassed: boolean;
  seconds: number;
}

/** Runs parts, two at once, and prints what they write, each line with the name of its part. */
async function runPhase(parts: readonly string[]): Promise<Ended[]> {
  const { result } = concurrently(
    parts.map((part) => ({ name: part, command: `npm run --silent ${part}` })),
    { prefix: 'name', padPrefix: true, maxProcesses: 2 },
  );
  const ended = await result.catch((events: Awaited<typeof result>) => events);
  return ended.map(({ index, exitCode, timings }) => {
    const hasPassed = exitCode === 0;
    return { part: parts[index] ?? '', hasPassed, seconds: Math.round(timings.durationSeconds) };
  });
}

async function main(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((part) => !PHASES.flat().includes(part));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: ${WHOLE.join(', ')}.`);
  const needsPrograms = wanted.some((part) => part.startsWith('test:'));
  if (needsPrograms) installMissing();
  const missing = missingPrograms().map(
    ({ program, neededFor, advice }) => `There is no ${program}: ${neededFor}. ${advice}`,
  );
  // What is skipped on a machine of CI is a proof that nobody sees is missing.
  if (needsPrograms && missing.length > 0 && process.env.CI) throw new Error(missing.join('\n'));
  rmSync('test-results', { recursive: true, force: true });
  const ended: Ended[] = [];
  for (const phase of PHASES) {
    const parts = phase.filter((part) => wanted.includes(part));
    if (parts.length > 0) ended.push(...(await runPhase(parts)));
    // The other parts would test the former build.
    if (ended.some(({ part, hasPassed }) => part === 'build' && !hasPassed)) break;
  }
  for (const line of missing) console.log(`Skipped. ${line}`);
  for (const { part, hasPassed, seconds } of ended) {
    console.log(`${hasPassed ? 'passed' : 'FAILED'} ${part}, ${seconds} s`);
  }
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
