/**
 * Decisions that the API's operators must confirm: limits, header names, support address, and keys of the mock server.
 * `openapi/openapi.yaml`, `openapi/components/` and `src/pages/` repeat them, and tests compare the copies with this module.
 * The site imports this module without loading the engine.
 */
import type { ProblemKind } from './http/problems.ts';

export { COMPOSITE_VALUE_COUNT, MAX_CHARACTERS, MAX_DEPTH, MAX_VALUES } from './custom/limits.ts';
export { statusOf } from './http/problems.ts';
export { LANGUAGES } from './locales/languages.ts';

/** Request header with the API key. */
export const API_KEY_HEADER = 'X-API-Key';

/** Response header with the data version: the same seed returns the same values in the same version. */
export const VERSION_HEADER = 'Data-Version';

/** Response headers with the rate limit. */
export const RATE_LIMIT_HEADERS = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;

/** Requests per minute of a plan. */
export const RATE_LIMIT = 600;

/** Maximum size of the request line and headers, in bytes. */
export const MAX_HEADER_SIZE = 16_384;

/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 65_536;

/** `detail` of the response with status 500. */
export const INTERNAL_ERROR_DETAIL = 'The values could not be generated. The failure was logged.';

/** Describes an exceeded rate limit. `reset` is in seconds. */
export const describeRateLimit = (limit: number, reset: number): string =>
  `Your plan allows ${limit} requests a minute. Try again in ${reset} seconds.`;

/** Keys that provoke an error, so that clients can test their error handling. */
export const TEST_KEYS: Readonly<Record<string, [kind: ProblemKind, detail: string]>> = {
  'test-unknown': [
    'unknown-key',
    'There is no such API key. Copy it again from the marketplace page.',
  ],
  'test-not-subscribed': [
    'not-subscribed',
    'This key has no active subscription. Subscribe on the marketplace page and try again.',
  ],
  'test-rate-limit': ['rate-limit', describeRateLimit(RATE_LIMIT, 41)],
  'test-internal-error': ['internal-error', INTERNAL_ERROR_DETAIL],
  'test-unavailable': ['unavailable', 'The API is down for maintenance. Try again in 120 seconds.'],
};

/** Seconds after which a rejected request can be repeated. The problem details contain the same numbers. */
export const RETRY_AFTER: Partial<Record<ProblemKind, number>> = {
  'rate-limit': 41,
  unavailable: 120,
};

/** Maximum length of a query string, in characters. */
export const MAX_QUERY_LENGTH = 8192;
