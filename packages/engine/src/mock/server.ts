import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { MAX_BODY_BYTES, MAX_HEADER_SIZE } from '../contract.ts';
import { createRateLimitHeaders } from '../http/reject.ts';
import { REPLACEMENT_CHARACTER } from '../index.ts';
import type { AnswerOptions, ApiRequest, ApiResponse } from '../index.ts';
import type { MockOptions } from './options.ts';
import { createRateLimit } from './rateLimit.ts';
import type { RateLimitState } from './rateLimit.ts';
import {
  rejectUnparsedInput,
  HEADERS_TIMEOUT,
  rejectHeaders,
  REQUEST_TIMEOUT,
} from './unparsedInput.ts';
import type { CreateRejection } from './unparsedInput.ts';

/** Functions of the API that the server calls. */
export interface Backend {
  reject: CreateRejection;
  answer: (
    request: ApiRequest,
    hooks: Pick<AnswerOptions, 'admit' | 'pause'>,
  ) => Promise<ApiResponse>;
  log: (line: string) => void;
}

/** Maximum length of a URL in the log. */
const MAX_LOGGED = 200;

/** Milliseconds of work before other requests are processed. */
const TIME_SLICE = 5;

/** Reads the body as text. Stops reading if it exceeds the maximum size. */
async function receiveBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) return ' '.repeat(MAX_BODY_BYTES + 1);
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
    return REPLACEMENT_CHARACTER;
  }
}

function headersOf({
  headers,
}: Pick<IncomingMessage, 'headers'>): Record<string, string | undefined> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}

/** Splits a request target in origin form or absolute form (RFC 9112, section 3.2.2). */
function splitTarget(target: string): [path: string, query: string] {
  const [path = '', ...query] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return [path === '' ? '/' : path, query.join('?')];
}

/**
 * Creates a server that is not listening yet.
 *
 * @param options `port` and `host` are not used here.
 */
export function createMockServer(
  { answer, reject, log }: Backend,
  { rate, latency, quiet }: Pick<MockOptions, 'rate' | 'latency' | 'quiet'>,
): Server {
  const count = createRateLimit(rate);

  let turn = Promise.resolve();
  let start = 0;

  /** Lets the server process other requests if the time slice is used up. Rejects if the client has disconnected. */
  async function pause({ socket }: IncomingMessage): Promise<void> {
    if (performance.now() - start > TIME_SLICE) {
      turn = turn.then(() => nextTurn());
      await turn;
      start = performance.now();
    }
    if (socket.destroyed) throw new Error('The client closed the connection.');
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const [path, query] = splitTarget(request.url ?? '/');
    const headers = headersOf(request);
    const method = request.method ?? 'GET';
    const body = method === 'POST' ? await receiveBody(request) : '';
    let quota: RateLimitState | undefined;
    const admit = () => {
      if (rate > 0) quota = count(headers['x-api-key'] ?? '', Date.now());
      return quota?.isExceeded ? quota : undefined;
    };
    const answered =
      rejectHeaders(request, reject) ??
      (await answer(
        { method, path, query, headers, body },
        { admit, pause: () => pause(request) },
      ));
    const { status, headers: fields, body: text } = answered;
    if (latency > 0) await wait(latency);
    // Closes the connection if the body was not read completely, because its rest must not be parsed as the next
    // request.
    const isCut = method === 'POST' && !request.readableEnded;
    response.writeHead(status, {
      ...fields,
      ...(quota && status === 200 && createRateLimitHeaders(quota, quota.remaining)),
      ...(isCut && { Connection: 'close' }),
    });
    response.end(method === 'HEAD' ? undefined : text);
    if (quiet) return;
    const took = (performance.now() - began).toFixed(0);
    log(`${method} ${(request.url ?? '').slice(0, MAX_LOGGED)} ${status} ${took} ms`);
  }

  const receive = (request: IncomingMessage, response: ServerResponse) => {
    // Rejects only if the client has disconnected.
    respond(request, response).catch(() => response.destroy());
  };
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_SIZE,
      // Node's own response would have no body.
      requireHostHeader: false,
    },
    receive,
  );
  // Without this listener, Node rejects unknown expectations with an empty response.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  rejectUnparsedInput(server, reject, ({ method = '', url = '', headers }) =>
    answer({ method, path: url, headers: headersOf({ headers }) }, {}),
  );
  return server;
}
