/**
 * `npm test`: everything that CI checks. `--built` tests the build that is there, for a CI job that has made it and the
 * static checks already; `--all` runs every sweep in full; `--shard=1/3` runs a third of the tests.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { has, installMissing, missingPrograms } from '../tests/support/programs.ts';
import { requireFreePort } from './port.mts';
import { runSteps } from './steps.mts';
import {
  hasPassed,
  judgeCosts,
  processorLimit,
  readPlaywright,
  readVitest,
  summarize,
} from './testReport.mts';
import type { Outcome, PlaywrightReport, VitestReport } from './testReport.mts';
import { RESULTS, testSteps } from './testSteps.mts';

const isCi = Boolean(process.env.CI);

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});

async function readReport<T>(name: string): Promise<T | undefined> {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

/** What ran, over all test runners. */
async function readOutcomes(): Promise<Outcome[]> {
  const reports = await Promise.all(
    ['unit', 'robustness'].map((name) => readReport<VitestReport>(name)),
  );
  const browser = await readReport<PlaywrightReport>('e2e');
  return [
    ...reports.flatMap((report) => (report ? readVitest(report) : [])),
    ...(browser ? readPlaywright(browser) : []),
  ];
}

/** Says what this machine lacks; tests that need it count as skipped. */
function announceMissing(): Outcome[] {
  for (const { program, neededFor, advice } of missingPrograms()) {
    console.log(`Skipped, as there is no ${program}: ${neededFor}. ${advice}`);
  }
  return has('browser') ? [] : [{ name: 'e2e: everything', status: 'skipped', duration: 0 }];
}

async function main(): Promise<boolean> {
  const start = performance.now();
  // The browser tests serve the build at this port, see playwright.config.ts.
  await requireFreePort(Number(process.env.PORT ?? 3100), 'npm test');
  installMissing();
  const skipped = announceMissing();
  if (values.all) process.env.SWEEP = 'all';
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  const args = values.shard === undefined ? [] : [`--shard=${values.shard}`];
  const steps = testSteps(values.built, args).filter(
    ({ name }) => name !== 'e2e' || skipped.length === 0,
  );
  const ended = await runSteps(steps);
  const outcomes = [...(await readOutcomes()), ...skipped];
  for (const line of summarize(outcomes)) console.log(line);
  const costs = judgeCosts(
    {
      wall: (performance.now() - start) / 1000,
      cpu: ended.reduce((sum, { cpu }) => sum + cpu, 0),
    },
    values.all ? undefined : processorLimit(isCi),
  );
  console.log(costs.line);
  const hasFailed = ended.some(({ code }) => code !== 0);
  return !hasFailed && costs.isWithin && hasPassed(outcomes, isCi);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
