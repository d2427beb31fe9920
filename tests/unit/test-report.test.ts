import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, summarize } from '../../scripts/testReport.mts';

const vitest = readVitest({
  testResults: [
    {
      name: path.resolve('tests/unit/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'holds', status: 'passed' },
        { fullName: 'needs Java', status: 'pending' },
        {
          fullName: 'adds',
          status: 'failed',
          failureMessages: [
            `\u001B[31mError: 1 is not 2\u001B[39m\n    at ${path.resolve('tests/unit/a.test.ts')}:7:1\n    at node_modules/vitest/x.js`,
          ],
          meta: { screenshots: 'test-results/slow/adds' },
        },
      ],
    },
    {
      name: path.resolve('tests/unit/b.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
});

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

test('The end of a run names what failed first, with its reason and what the browser showed', () => {
  expect(summarize([...vitest, ...playwright]).split('\n')).toEqual([
    'Failed:',
    '  tests/unit/a.test.ts > adds',
    '      Error: 1 is not 2',
    '          at tests/unit/a.test.ts:7:1',
    '      Screenshots: test-results/slow/adds',
    '  tests/unit/b.test.ts',
    '      Cannot find module',
    '  tests/e2e/c.spec.ts:3 > Group > opens',
    '      Not visible',
    '      Trace and screenshot: test-results/e2e/x',
    'Flaky, which counts as failed:',
    '  tests/e2e/c.spec.ts:3 > Group > closes',
    '      Not visible',
    '      Trace and screenshot: test-results/e2e/x',
    'Skipped:',
    '  tests/unit/a.test.ts > needs Java',
    '1 passed, 4 failed, 1 skipped',
  ]);
});

test('A run without a failed test has no list of them', () => {
  expect(summarize(vitest.slice(0, 1))).toBe('1 passed, 0 failed, 0 skipped');
});
