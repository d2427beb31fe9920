import { expect, test } from 'vitest';
import { createRateLimit } from '../../src/mock/rateLimit.ts';

const START = 1_700_000_000_000;

test('the rate limit rejects a request above the limit until a minute has passed', () => {
  const count = createRateLimit(3);
  const quotas = [0, 1, 1_000, 59_999, 60_000].map((after) => count('key', START + after));
  expect(quotas).toEqual([
    { isExceeded: false, limit: 3, remaining: 2, reset: 60 },
    { isExceeded: false, limit: 3, remaining: 1, reset: 60 },
    { isExceeded: false, limit: 3, remaining: 0, reset: 59 },
    { isExceeded: true, limit: 3, remaining: 0, reset: 1 },
    { isExceeded: false, limit: 3, remaining: 2, reset: 60 },
  ]);
});
