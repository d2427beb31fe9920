const WINDOW_MILLISECONDS = 60_000;

/** Keys that are counted; requests with further ones in the same window count together. */
const MAX_KEYS = 10_000;

/** Remainder of a key's limit after a request. */
export interface Quota {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/**
 * Counts requests in windows of a minute.
 *
 * @param limit Requests that each key may send in a window.
 * @returns Counts a request at a time in milliseconds.
 */
export function createRateLimit(limit: number): (key: string, now: number) => Quota {
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
