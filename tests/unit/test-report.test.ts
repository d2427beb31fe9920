import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, summarize } from '../../scripts/testReport.mts';
import type { Outcome } from '../../scripts/testReport.mts';
import { useTemporaryFolder } from '../support/temporaryFolder';

const folder = useTemporaryFolder();

/** Runs Vitest with the reporter over a file of tests. */
function runVitest(text: string): Outcome[] {
  const file = path.join(folder.path, 'a.test.ts');
  const outcomes = path.join(folder.path, 'outcomes.json');
  writeFileSync(file, text);
  const reporter = `--reporter=${path.resolve('scripts/vitestOutcomes.mts')}`;
  spawnSync('npx', ['vitest', 'run', '--root', folder.path, reporter], {
    env: { ...process.env, OUTCOMES: outcomes },
  });
  return JSON.parse(readFileSync(outcomes, 'utf8')) as Outcome[];
}

const browserTest = (title: string, status: string) => ({
  title,
  line: 3,
  tests: [
    {
      status,
      results: [
        {
          error: { message: 'Not visible' },
          attachments: [{ path: path.resolve('test-results/e2e/x/trace.zip') }],
        },
      ],
    },
  ],
});

const playwright = readPlaywright({
  suites: [
    {
      title: 'c.spec.ts',
      file: 'c.spec.ts',
      suites: [
        {
          title: 'Group',
          file: 'c.spec.ts',
          specs: [browserTest('opens', 'unexpected'), browserTest('closes', 'flaky')],
        },
      ],
    },
  ],
});

const outcomes: Outcome[] = [
  { name: 'tests/unit/a.test.ts > holds', status: 'passed' },
  { name: 'tests/unit/a.test.ts > needs Java', status: 'skipped' },
  { name: 'tests/unit/a.test.ts > adds', status: 'failed', reason: 'Error: 1 is not 2' },
];

test('The end of a run names what failed first, with its reason and what the browser showed', () => {
  expect(summarize([...outcomes, ...playwright]).split('\n')).toEqual([
    'Failed:',
    '  tests/unit/a.test.ts > adds',
    '      Error: 1 is not 2',
    '  tests/e2e/c.spec.ts:3 > Group > opens',
    '      Not visible',
    '      Trace and screenshot: test-results/e2e/x',
    'Flaky, which counts as failed:',
    '  tests/e2e/c.spec.ts:3 > Group > closes',
    '      Not visible',
    '      Trace and screenshot: test-results/e2e/x',
    'Skipped:',
    '  tests/unit/a.test.ts > needs Java',
    '1 passed, 3 failed, 1 skipped',
  ]);
});

test('A run without a failed test has no list of them', () => {
  expect(summarize(outcomes.slice(0, 1))).toBe('1 passed, 0 failed, 0 skipped');
});

test('Vitest tells what passed, failed and was skipped, and of a file whose hook fails', () => {
  const text = `import { beforeAll, describe, expect, test } from '${path.resolve('node_modules/vitest/dist/index.js')}';
test('holds', () => {});
test.skip('waits', () => {});
test('adds', () => expect(1).toBe(2));
describe('with a hook', () => {
  beforeAll(() => { throw new Error('no server'); });
  test('is not run', () => {});
});`;
  const found = runVitest(text);
  expect(found.map(({ name, status }) => [name.replace(/^.*a\.test\.ts/, ''), status])).toEqual([
    ['', 'failed'],
    [' > holds', 'passed'],
    [' > waits', 'skipped'],
    [' > adds', 'failed'],
    [' > with a hook > is not run', 'skipped'],
  ]);
  expect(found[0]?.reason).toContain('no server');
  expect(found[3]?.reason).toMatch(/expected 1 to be 2[^]*a\.test\.ts:4:/);
});
