/** Types of `fakewright-mock.mjs`, the Fakewright API in one file. */

/** An HTTP request. */
export interface ApiRequest {
  method: string;
  /** Path without the query: `/v1/finance/iban`. */
  path: string;
  /** Query string, with or without its question mark. */
  query?: string;
  /** Header fields by name, in any case: an object, or `Headers`. `X-API-Key` must be there. */
  headers?: Readonly<Record<string, string | undefined>> | Iterable<readonly [string, string]>;
  /** Text of the body. */
  body?: string;
}

/** An HTTP response. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON; empty after `HEAD` and `OPTIONS`. */
  body: string;
}

/** Inputs of a response besides the request. */
export interface AnswerOptions {
  /** Returns the time, in milliseconds since 1970. If omitted, the time of the machine. */
  now?: () => number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), for requests without `seed`. If omitted, `Math.random`. */
  random?: () => number;
  /** Called with the error of a generator, before the request is answered with status 500. */
  onError?: (error: unknown) => void;
}

/** Answers a request as the API does, without a server. Errors are responses, too. */
export function answer(request: ApiRequest, options?: AnswerOptions): Promise<ApiResponse>;

/** Version of the API's description and of the data behind its seeds. */
export const version: string;
