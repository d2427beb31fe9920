const WINDOW_MILLISECONDS = 60_000;

/** Maximum number of keys with separate counters. Further keys in the same window share one counter. */
const MAX_KEYS = 10_000;

/** Rate limit state of a key after a request. */
export interface RateLimitState {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/**
 * Counts requests in windows of a minute.
 *
 * @param limit Requests per key and window.
 * @returns A function that counts a request at `now`, in milliseconds.
 */
export function createRateLimit(limit: number): (key: string, now: number) => RateLimitState {
  const counts = new Map<string, number>();
  let start = 0;
  return (key, now) => {
    if (now >= start + WINDOW_MILLISECONDS || now < start) {
      counts.clear();
      start = now;
    }
    const counted = counts.has(key) || counts.size < MAX_KEYS ? key : '';
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return {
      isExceeded: count > limit,
      limit,
      remaining: Math.max(0, limit - count),
      reset: Math.ceil((start + WINDOW_MILLISECONDS - now) / 1000),
    };
  };
}
