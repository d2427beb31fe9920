import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createProblem } from '../http/problems.ts';
import { MAX_BODY_BYTES, QUOTA_HEADERS } from '../contract.ts';
import type { ApiRequest, ApiResponse } from '../index.ts';
import type { MockOptions } from './options.ts';
import { createRateLimit } from './rateLimit.ts';
import type { Quota } from './rateLimit.ts';

/** What the server needs of the API. */
export interface Backend {
  /** Base URL of the problem types. */
  server: string;
  answer: (request: ApiRequest) => Promise<ApiResponse>;
  /** Prints a line about a request. */
  log: (line: string) => void;
}

/** Milliseconds that a client has to send its headers, and its whole request. */
const HEADERS_TIMEOUT = 5_000;
const REQUEST_TIMEOUT = 10_000;

/** Longest start line and headers, in bytes. */
const MAX_HEADER_SIZE = 16_384;

/** Characters of an address that a log line shows. */
const LOGGED = 200;

/** The body as text, cut off once it is longer than any body that is read. Invalid UTF-8 is no JSON. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) break;
  }
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder('utf-8', { fatal: length <= MAX_BODY_BYTES }).decode(bytes);
  } catch {
    return '\u{FFFD}';
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string | undefined> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}

/** Path and query of a request target, also of one in absolute form (RFC 9112, section 3.2.2). */
function splitTarget(target: string): [path: string, query: string] {
  const [path = '', ...query] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return [path === '' ? '/' : path, query.join('?')];
}

function quotaHeaders({ limit, remaining, reset }: Quota): Record<string, string> {
  return {
    [QUOTA_HEADERS.limit]: String(limit),
    [QUOTA_HEADERS.remaining]: String(remaining),
    [QUOTA_HEADERS.reset]: String(reset),
  };
}

/** The answer to a key that has sent too many requests. */
function refuse(server: string, quota: Quota, { headers }: ApiResponse): ApiResponse {
  const detail = `Your plan allows ${quota.limit} requests a minute. Try again in ${quota.reset} seconds.`;
  const body = JSON.stringify(createProblem(server, 'rate-limit', detail));
  return {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json',
      'Content-Length': String(Buffer.byteLength(body)),
      'Retry-After': String(quota.reset),
    },
    body,
  };
}

/**
 * A server that answers requests to the API. It is not listening yet.
 *
 * @param options Its `port` and `host` are not used here.
 */
export function createMockServer(
  { answer, server: base, log }: Backend,
  { rate, latency, quiet }: Pick<MockOptions, 'rate' | 'latency' | 'quiet'>,
): Server {
  const count = createRateLimit(rate);

  function limit(key: string, response: ApiResponse): ApiResponse {
    // What is refused for its key or path does not count against the limit.
    if (rate === 0 || ![200, 400, 429].includes(response.status)) return response;
    const quota = count(key, Date.now());
    const allowed = quota.isExceeded ? refuse(base, quota, response) : response;
    return { ...allowed, headers: { ...allowed.headers, ...quotaHeaders(quota) } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const [path, query] = splitTarget(request.url ?? '/');
    const headers = headersOf(request);
    const method = request.method ?? 'GET';
    const body = method === 'POST' ? await readBody(request) : '';
    const answered = await answer({ method, path, query, headers, body });
    const { status, headers: fields, body: text } = limit(headers['x-api-key'] ?? '', answered);
    if (latency > 0) await wait(latency);
    // The rest of a body that was not read to its end must not be taken for the next request.
    const isCut = method === 'POST' && !request.readableEnded;
    response.writeHead(status, { ...fields, ...(isCut && { Connection: 'close' }) });
    response.end(method === 'HEAD' ? undefined : text);
    if (quiet) return;
    const took = (performance.now() - start).toFixed(0);
    log(`${method} ${(request.url ?? '').slice(0, LOGGED)} ${status} ${took} ms`);
  }

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_SIZE,
    },
    (request, response) => {
      // A client that goes away in the middle of its request needs no answer.
      respond(request, response).catch(() => response.destroy());
    },
  );
  return server;
}
