import {
  describeRate,
  KEY_HEADER,
  QUOTA_HEADERS,
  RATE,
  RETRY_AFTER,
  TEST_KEYS,
} from '../contract.ts';
import { createProblem } from './problems.ts';
import type { Problem } from './problems.ts';

/** A response without the headers that every response has. */
export interface BareResponse {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** Creates the response with a problem. */
export function reject(problem: Problem, headers: Record<string, string> = {}): BareResponse {
  return {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: problem,
  };
}

/** Returns the response to a missing or rejected key; undefined if the key is accepted. */
export function rejectKey(server: string, key: string | undefined): BareResponse | undefined {
  const challenge = { 'WWW-Authenticate': `ApiKey header="${KEY_HEADER}"` };
  if (key === undefined || key === '') {
    const detail = `Send your API key in the header ${KEY_HEADER}.`;
    return reject(createProblem(server, 'missing-key', detail), challenge);
  }
  const [kind, detail] = Object.hasOwn(TEST_KEYS, key) ? (TEST_KEYS[key] ?? []) : [];
  if (kind === undefined || detail === undefined) return undefined;
  const seconds = RETRY_AFTER[kind];
  if (kind === 'rate-limit' && seconds !== undefined) {
    return rejectRate(server, { limit: RATE, reset: seconds });
  }
  return reject(createProblem(server, kind, detail), {
    ...(kind === 'unknown-key' && challenge),
    ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
  });
}

/** A used-up rate limit: requests per minute, and seconds until it resets. */
export interface UsedRate {
  limit: number;
  reset: number;
}

/** Creates the rate limit headers. `remaining` is a number of requests. */
export const quotaHeaders = (
  { limit, reset }: UsedRate,
  remaining: number,
): Record<string, string> => ({
  [QUOTA_HEADERS.limit]: String(limit),
  [QUOTA_HEADERS.remaining]: String(remaining),
  [QUOTA_HEADERS.reset]: String(reset),
});

/** Creates the response to a key that has exceeded its rate limit. */
export function rejectRate(server: string, rate: UsedRate): BareResponse {
  const problem = createProblem(server, 'rate-limit', describeRate(rate.limit, rate.reset));
  return reject(problem, { 'Retry-After': String(rate.reset), ...quotaHeaders(rate, 0) });
}
