import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Duplex } from 'node:stream';
import { MAX_HEADER_SIZE } from '../contract.ts';
import type { ApiResponse, ProblemKind } from '../index.ts';

/** Milliseconds for a client to send its headers, and its whole request. */
export const HEADERS_TIMEOUT = 5_000;
export const REQUEST_TIMEOUT = 10_000;

/** Creates the response to input that cannot be parsed. */
export type CreateRejection = (kind: ProblemKind, detail: string) => ApiResponse;

/** Problem and detail for each error code of Node's HTTP parser. */
const PARSER_PROBLEMS: Readonly<Record<string, readonly [kind: ProblemKind, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request-timeout',
    `Send the headers within ${HEADERS_TIMEOUT / 1000} seconds and the whole request within ${REQUEST_TIMEOUT / 1000}.`,
  ],
  HPE_HEADER_OVERFLOW: [
    'headers-too-large',
    `The request line and headers may have at most ${MAX_HEADER_SIZE} bytes.`,
  ],
};

const NOT_HTTP = ['malformed-request', 'The request is not valid HTTP/1.1.'] as const;

/** A host name or IP address with an optional port (RFC 3986, section 3.2), or empty. */
const HOST = /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Rejects a request that Node accepts although HTTP/1.1 requires a rejection (RFC 9112, sections 3.2 and 6.1). Returns
 * undefined for other requests.
 */
export function rejectHeaders(
  { httpVersion, headers, rawHeaders }: IncomingMessage,
  reject: CreateRejection,
): ApiResponse | undefined {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  if (httpVersion === '1.1' && hosts.length !== 1)
    return reject('malformed-request', `Send the header Host once, not ${hosts.length} times.`);
  if (!hosts.every((host) => HOST.test(host)))
    return reject('malformed-request', 'The header Host must be a host and an optional port.');
  const coding = headers['transfer-encoding'] ?? 'chunked';
  if (coding.toLowerCase() === 'chunked') return undefined;
  return reject(
    'unsupported-media-type',
    `Send the body uncompressed, not as ${coding.slice(0, 20)}.`,
  );
}

/** Writes a response to a socket without a `ServerResponse`, and closes the connection. */
function end(socket: Duplex, { status, headers, body }: ApiResponse): void {
  const fields = { Date: new Date().toUTCString(), ...headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  if (socket.writable) socket.end(`${[start, ...lines].join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Rejects bytes that the parser could not read, after the responses to earlier requests. */
async function rejectBytes(socket: Duplex, problem: ApiResponse, last?: Exchange): Promise<void> {
  if (last && !last.request.complete) {
    // The bytes belong to the last request, whose response may have been sent already.
    if (!last.response.headersSent) {
      const headers = { ...problem.headers, Connection: 'close' };
      last.response.writeHead(problem.status, headers).end(problem.body);
    }
    await finished(last.response);
    socket.destroy();
    return;
  }
  if (last && !last.response.writableFinished) await finished(last.response);
  end(socket, problem);
}

/**
 * Makes a server send documented responses to input that is not a request: bytes that are not HTTP, headers that do not
 * end, and `CONNECT`.
 *
 * @param answerConnect Returns the response to `CONNECT`, for which Node creates no `ServerResponse`.
 */
export function rejectUnparsedInput(
  server: Server,
  reject: CreateRejection,
  answerConnect: (request: IncomingMessage) => Promise<ApiResponse>,
): void {
  const exchanges = new WeakMap<Duplex, Exchange>();
  const rejected = new WeakSet<Duplex>();

  server.prependListener('request', (request, response) => {
    exchanges.set(request.socket, { request, response });
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET') socket.destroy();
    // Node reports every further chunk of the same input.
    if (socket.destroyed || rejected.has(socket)) return;
    rejected.add(socket);
    const problem = reject(...(PARSER_PROBLEMS[code] ?? NOT_HTTP));
    rejectBytes(socket, problem, exchanges.get(socket)).catch(() => socket.destroy());
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    const last = exchanges.get(socket)?.response;
    const earlier = last && !last.writableFinished ? finished(last) : Promise.resolve();
    earlier
      .then(() => answerConnect(request))
      .then(
        (response) => end(socket, response),
        () => socket.destroy(),
      );
  });
}
