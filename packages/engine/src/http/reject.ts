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

/** Response before the header fields of every response are added. */
export interface BareResponse {
  status: number;
  /** Header fields besides those of every response. */
  headers?: Record<string, string>;
  body?: object;
}

/** Creates the response that reports a problem. */
export function reject(problem: Problem, headers: Record<string, string> = {}): BareResponse {
  return {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: problem,
  };
}

/** Reason why a key is rejected; undefined if it is accepted. */
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

/** A rate that is used up: its requests in a minute, and the seconds until it begins again. */
export interface UsedRate {
  limit: number;
  reset: number;
}

/** Header fields with what is left of a rate, as a number of requests. */
export const quotaHeaders = (
  { limit, reset }: UsedRate,
  remaining: number,
): Record<string, string> => ({
  [QUOTA_HEADERS.limit]: String(limit),
  [QUOTA_HEADERS.remaining]: String(remaining),
  [QUOTA_HEADERS.reset]: String(reset),
});

/** Response to a key that has sent too many requests. */
export function rejectRate(server: string, rate: UsedRate): BareResponse {
  const problem = createProblem(server, 'rate-limit', describeRate(rate.limit, rate.reset));
  return reject(problem, { 'Retry-After': String(rate.reset), ...quotaHeaders(rate, 0) });
}
