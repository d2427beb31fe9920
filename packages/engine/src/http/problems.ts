/** Creates problem details, the bodies of errors (RFC 9457). */

export interface InvalidParameter {
  in: 'query' | 'body';
  name: string;
  /** JSON Pointer (RFC 6901) of the error in a body. */
  pointer?: string;
  detail: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: InvalidParameter[];
}

/** Status and title of each kind of problem, by the last segment of its `type`. */
export const PROBLEMS = {
  'invalid-parameter': [400, 'Invalid parameter'],
  'malformed-json': [400, 'Malformed JSON'],
  'malformed-request': [400, 'Malformed request'],
  'missing-key': [401, 'Missing key'],
  'unknown-key': [401, 'Unknown key'],
  'not-subscribed': [403, 'Not subscribed'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'request-timeout': [408, 'Request timeout'],
  'body-too-large': [413, 'Body too large'],
  'url-too-long': [414, 'URL too long'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  'rate-limit': [429, 'Rate limit reached'],
  'headers-too-large': [431, 'Headers too large'],
  'internal-error': [500, 'Internal error'],
  unavailable: [503, 'Unavailable'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemKind = keyof typeof PROBLEMS;

export function statusOf(kind: ProblemKind): number {
  return PROBLEMS[kind][0];
}

/**
 * @param server Base URL of the API. The `type` of the problem begins with it.
 * @param detail Describes the error of this request, as a sentence.
 */
export function createProblem(server: string, kind: ProblemKind, detail: string): Problem {
  const [status, title] = PROBLEMS[kind];
  return { type: `${server}/problems/${kind}`, title, status, detail };
}

/** Creates the problem of a request with invalid parameters. */
export function createParametersProblem(server: string, errors: InvalidParameter[]): Problem {
  const count = errors.length === 1 ? '1 invalid parameter' : `${errors.length} invalid parameters`;
  return {
    ...createProblem(server, 'invalid-parameter', `The request has ${count}.`),
    errors,
  };
}
