/**
 * Decisions of this project that the API's operators have to confirm: limits, header names, support address, and keys
 * of the mock server. Prose that repeats them is in `openapi/openapi.yaml`, `openapi/components/` and `src/pages/`, and
 * tests compare the two. The site reads them without loading the engine.
 */
import type { ProblemKind } from './http/problems.ts';

export {
  COMPOSITE_COST,
  MOST_CHARACTERS as MAX_CHARACTERS,
  MOST_DEPTH as MAX_DEPTH,
  MOST_VALUES as MAX_VALUES,
} from './custom/limits.ts';
export { statusOf } from './http/problems.ts';
export { LANGUAGES } from './locales/languages.ts';

/** Header field of the key. */
export const KEY_HEADER = 'X-API-Key';

/** Header field of the version of the data behind the seeds. */
export const VERSION_HEADER = 'Data-Version';

/** Header fields of what is left of the rate. */
export const QUOTA_HEADERS = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;

/** Requests that a plan allows in a minute. */
export const RATE = 600;

/** Bytes of the longest request line and headers that are read. */
export const MAX_HEADER_SIZE = 16_384;

/** Bytes of the longest body that is read. */
export const MAX_BODY_BYTES = 65_536;

/** Detail of the response after an error in a generator. */
export const INTERNAL_ERROR = 'The values could not be generated. The failure was logged.';

/** Describes the rate limit to a key that has used it up. */
export const describeRate = (limit: number, reset: number): string =>
  `Your plan allows ${limit} requests a minute. Try again in ${reset} seconds.`;

/** Keys that are answered with an error, so that a client can test how it handles it. */
export const TEST_KEYS: Readonly<Record<string, [kind: ProblemKind, detail: string]>> = {
  'test-unknown': [
    'unknown-key',
    'There is no such API key. Copy it again from the marketplace page.',
  ],
  'test-not-subscribed': [
    'not-subscribed',
    'This key has no active subscription. Subscribe on the marketplace page and try again.',
  ],
  'test-rate-limit': ['rate-limit', describeRate(RATE, 41)],
  'test-internal-error': ['internal-error', INTERNAL_ERROR],
  'test-unavailable': ['unavailable', 'The API is down for maintenance. Try again in 120 seconds.'],
};

/** Seconds after which a request that was rejected for these problems may be sent again, as their details say. */
export const RETRY_AFTER: Partial<Record<ProblemKind, number>> = {
  'rate-limit': 41,
  unavailable: 120,
};

/** Characters of the longest query string that is read. */
export const MAX_QUERY = 8192;
