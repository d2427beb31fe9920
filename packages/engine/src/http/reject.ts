import {
  describeRateLimit,
  API_KEY_HEADER,
  RATE_LIMIT_HEADERS,
  RATE_LIMIT,
  RETRY_AFTER,
  TEST_KEYS,
} from '../contract.ts';
import { createProblem } from './problems.ts';
import type { Problem } from './problems.ts';

/** A response before `complete` in `answer.ts` adds the common headers. */
export interface BareResponse {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** Creates the response with a problem. */
export function createProblemResponse(
  problem: Problem,
  headers: Record<string, string> = {},
): BareResponse {
  return {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: problem,
  };
}

/** Returns the response to a missing or rejected key; undefined if the key is accepted. */
export function rejectKey(server: string, key: string | undefined): BareResponse | undefined {
  const challenge = { 'WWW-Authenticate': `ApiKey header="${API_KEY_HEADER}"` };
  if (key === undefined || key === '') {
    const detail = `Send your API key in the header ${API_KEY_HEADER}.`;
    return createProblemResponse(createProblem(server, 'missing-key', detail), challenge);
  }
  const [kind, detail] = Object.hasOwn(TEST_KEYS, key) ? (TEST_KEYS[key] ?? []) : [];
  if (kind === undefined || detail === undefined) return undefined;
  const seconds = RETRY_AFTER[kind];
  if (kind === 'rate-limit' && seconds !== undefined) {
    return rejectRateLimit(server, { limit: RATE_LIMIT, reset: seconds });
  }
  return createProblemResponse(createProblem(server, kind, detail), {
    ...(kind === 'unknown-key' && challenge),
    ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
  });
}

/** A rate limit: requests per minute, and seconds until it resets. */
export interface RateLimit {
  limit: number;
  reset: number;
}

/** Creates the rate limit headers. `remaining` is a number of requests. */
export const createRateLimitHeaders = (
  { limit, reset }: RateLimit,
  remaining: number,
): Record<string, string> => ({
  [RATE_LIMIT_HEADERS.limit]: String(limit),
  [RATE_LIMIT_HEADERS.remaining]: String(remaining),
  [RATE_LIMIT_HEADERS.reset]: String(reset),
});

/** Creates the response to a key that has exceeded its rate limit. */
export function rejectRateLimit(server: string, rate: RateLimit): BareResponse {
  const problem = createProblem(server, 'rate-limit', describeRateLimit(rate.limit, rate.reset));
  return createProblemResponse(problem, {
    'Retry-After': String(rate.reset),
    ...createRateLimitHeaders(rate, 0),
  });
}
