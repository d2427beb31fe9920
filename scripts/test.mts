/**
 * `npm test`: everything that CI checks, fastest checks first. `--built` skips static checks and the build,
 * for a CI job that has done them already.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { requireBrowser } from '../tests/support/browser.ts';
import { requireNginx } from '../tests/support/nginx.ts';
import { requireFreePort } from './port.mts';
import { run } from './run.mts';

const RESULTS = 'test-results';

const vitest = (name: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/${name}.json`,
];

type Step = [command: string, ...args: string[]];

const building: Step[] = [
  ['npm', 'run', '--silent', 'check:format'],
  ['npm', 'run', '--silent', 'check:lint'],
  ['npm', 'run', '--silent', 'check:types'],
  ['npm', 'run', '--silent', 'build'],
];

const testing: Step[] = [
  ['npx', ...vitest('unit', 'spec', 'unit')],
  ['npx', 'playwright', 'test'],
  ['npx', ...vitest('robustness', 'robustness')],
];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

async function readReport<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`${RESULTS}/${name}.json`, 'utf8')) as T;
}

/** Number of tests that ran, over all test runners. */
async function countTests(): Promise<{ passed: number; failed: number }> {
  const vitestReports = await Promise.all(
    ['unit', 'robustness'].map((name) => readReport<VitestReport>(name)),
  );
  const { stats } = await readReport<PlaywrightReport>('e2e');
  return {
    passed: vitestReports.reduce(
      (sum, { numPassedTests }) => sum + numPassedTests,
      stats.expected + stats.flaky,
    ),
    failed: vitestReports.reduce(
      (sum, { numFailedTests }) => sum + numFailedTests,
      stats.unexpected,
    ),
  };
}

async function main(): Promise<number> {
  // The browser tests serve the build at this port, see playwright.config.ts.
  await requireFreePort(Number(process.env.PORT ?? 3100), 'npm test');
  // Fail now, not a quarter of an hour into the run, when the machine lacks what the tests need.
  process.env.CHROME_PATH = requireBrowser();
  requireNginx();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  const steps = process.argv.includes('--built') ? testing : [...building, ...testing];
  for (const [command, ...args] of steps) {
    const start = performance.now();
    const code = await run(command, args);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${code === 0 ? 'ok' : 'FAILED'} ${[command, ...args].join(' ')} (${seconds} s)`);
    if (code !== 0) return code;
  }
  const { passed, failed } = await countTests();
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
