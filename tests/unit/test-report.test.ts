import { describe, expect, test } from 'vitest';
import {
  hasPassed,
  judgeCosts,
  readPlaywright,
  readVitest,
  summarize,
} from '../../scripts/testReport.mts';

const vitest = readVitest({
  testResults: [
    {
      name: '/any/tests/unit/a.test.ts',
      assertionResults: [
        { fullName: 'fast', status: 'passed', duration: 2 },
        { fullName: 'missing', status: 'pending', duration: null },
      ],
    },
  ],
});

const playwright = readPlaywright({
  suites: [
    {
      title: 'b.spec.ts',
      suites: [
        {
          title: 'Group',
          specs: [
            {
              title: 'slow',
              tests: [{ status: 'flaky', results: [{ duration: 400 }, { duration: 1100 }] }],
            },
            { title: 'wrong', tests: [{ status: 'unexpected', results: [{ duration: 5 }] }] },
          ],
        },
      ],
    },
  ],
});

describe('The end of a run', () => {
  test('names the slowest tests first, then what was flaky and what was skipped', () => {
    expect(summarize([...vitest, ...playwright])).toEqual([
      'Slowest:',
      '  1.5 s  e2e/b.spec.ts: Group slow',
      '  0.0 s  e2e/b.spec.ts: Group wrong',
      '  0.0 s  unit/a.test.ts: fast',
      '  0.0 s  unit/a.test.ts: missing',
      'Flaky:',
      '  1.5 s  e2e/b.spec.ts: Group slow',
      'Skipped:',
      '  0.0 s  unit/a.test.ts: missing',
      '1 passed, 1 failed, 1 flaky, 1 skipped',
    ]);
  });

  test('what is skipped never counts as passed, and fails in CI', () => {
    expect(hasPassed(vitest, false)).toBe(true);
    expect(hasPassed(vitest, true)).toBe(false);
    expect(hasPassed(vitest.slice(0, 1), true)).toBe(true);
    expect(hasPassed(playwright, false)).toBe(false);
    expect(hasPassed([], false)).toBe(false);
  });

  test('a run that takes more processor time than it may fails, and says what to do', () => {
    const costs = { wall: 90, cpu: 120 };
    expect(judgeCosts(costs, 120)).toEqual({
      isWithin: true,
      line: '1.5 min, 2.0 min of processor time',
    });
    const beyond = judgeCosts(costs, 119);
    expect(beyond.isWithin).toBe(false);
    expect(beyond.line).toContain('test:all');
    expect(judgeCosts(costs, undefined).isWithin).toBe(true);
  });
});
