/** Tests the mock server: invalid HTTP messages, preflight requests and response headers. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rejectUnparsed } from '../src/index.ts';
import type { ApiRequest } from '../src/index.ts';
import { createMockServer } from '../src/mock/server.ts';
import { operations, successContentOf } from './document.ts';
import type { DocumentedOperation } from './document.ts';
import { sendToEngine, engine, toQueryString } from './support/engine.ts';
import { JSON_HEADERS, API_KEY_HEADERS } from './problems.ts';

interface Message {
  status: number;
  headers: Headers;
  body: string;
}

let server: Server;

beforeAll(async () => {
  const backend = {
    answer: sendToEngine,
    reject: (...problem: [Parameters<typeof rejectUnparsed>[1], string]) =>
      rejectUnparsed(engine, ...problem),
    log: () => undefined,
  };
  server = createMockServer(backend, { rate: 1_000_000, latency: 0, quiet: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

/** Splits the bytes received on a connection into responses, using their `Content-Length`. */
function readMessages(bytes: string): Message[] {
  if (bytes === '') return [];
  const [head = '', ...rest] = bytes.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const after = rest.join('\r\n\r\n');
  const length = Number(headers.get('Content-Length'));
  const [, status] = /^HTTP\/1\.1 (\d{3}) [A-Z]/.exec(start) ?? [];
  const message = { status: Number(status), headers, body: after.slice(0, length) };
  return [message, ...readMessages(after.slice(length))];
}

/** Sends bytes, then reads until the server closes the connection or has sent the given number of responses. */
async function send(bytes: string, responses = Infinity): Promise<Message[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    if (received.split('HTTP/1.1 ').length > responses) socket.end();
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return readMessages(received);
}

const PATH = '/v1/string/uuid?seed=1';
const GET = `GET ${PATH} HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\n\r\n`;
const POST =
  'POST /v1/custom/template HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\nContent-Type: application/json\r\n';
const NOT_UTF8 = `${POST}Content-Length: 2\r\n\r\n\xc3\x28`;

/** Response status by problem type. A response without a problem has status 200. */
const STATUSES: Readonly<Record<string, number>> = {
  ...{ 'malformed-json': 400, 'malformed-request': 400, 'not-found': 404 },
  ...{ 'unsupported-media-type': 415, 'headers-too-large': 431 },
};

const TWO_LENGTHS = 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n';
const CONNECT = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n';

const REJECTED: readonly [name: string, bytes: string, kind: string][] = [
  ['plain text', 'Good morning!\r\n\r\n', 'malformed-request'],
  ['an unknown HTTP version', 'GET / HTTP/9.9\r\n\r\n', 'malformed-request'],
  ['long headers', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 'headers-too-large'],
  ['both Content-Length and Transfer-Encoding', POST + TWO_LENGTHS, 'malformed-request'],
  [
    'chunks without lengths',
    `${POST}Transfer-Encoding: chunked\r\n\r\nzzz\r\n`,
    'malformed-request',
  ],
  ['CONNECT', CONNECT, 'not-found'],
];

const COMPRESSED = 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n';

/** Requests to which Node.js by default sends an empty response. */
const READ: readonly [name: string, bytes: string, kind?: string][] = [
  ['a request without Host', `GET ${PATH} HTTP/1.1\r\nX-API-Key: k\r\n\r\n`, 'malformed-request'],
  ['two Host headers', GET.replace('\r\n', '\r\nHost: b\r\n'), 'malformed-request'],
  ['an invalid Host', GET.replace('Host: a', 'Host: a b'), 'malformed-request'],
  ['a Host with a port', GET.replace('Host: a', 'Host: [::1]:80')],
  ['a compressed transfer', POST + COMPRESSED, 'unsupported-media-type'],
  ['an unknown Expect header', GET.replace('\r\n', '\r\nExpect: foo\r\n')],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 'not-found'],
  ['a body that is not UTF-8', NOT_UTF8, 'malformed-json'],
];

function expectProblem({ status, headers, body }: Message, kind?: string): void {
  const expected = STATUSES[String(kind)] ?? 200;
  expect(status).toBe(expected);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Access-Control-Expose-Headers')).toContain('Data-Version');
  expect(headers.get('Data-Version')).toBe(engine.table.version);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.has('Date')).toBe(true);
  if (kind === undefined) return;
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  const problem = JSON.parse(body) as { type: string; status: number };
  expect(problem).toMatchObject({
    type: `${engine.table.server}/problems/${kind}`,
    status,
  });
}

describe('the mock server', () => {
  test.each(REJECTED)('sends an error for %s and closes the connection', async (_, bytes, kind) => {
    const [message, ...others] = await send(bytes);
    expect(others).toEqual([]);
    expectProblem(message ?? expect.fail('no response'), kind);
    expect(message?.headers.get('Connection')).toBe('close');
  });

  test.each(READ)('sends a documented response to %s', async (_, bytes, kind) => {
    const [message] = await send(bytes, 1);
    expectProblem(message ?? expect.fail('no response'), kind);
  });

  test.each(REJECTED)('sends an error for %s after two valid requests', async (...row) => {
    const [, bytes, kind] = row;
    const [first, second, ...others] = await send(GET + GET + bytes).then(([one, ...rest]) => {
      expect(one?.status).toBe(200);
      return rest;
    });
    expect(others).toEqual([]);
    expect(first?.body).toBe((await send(GET, 1))[0]?.body);
    expectProblem(second ?? expect.fail('no response'), kind);
  });

  test('sends an error that mentions UTF-8 for a body that is not UTF-8', async () => {
    const [message] = await send(NOT_UTF8, 1);
    expect(message?.body).toContain('The body is not UTF-8.');
  });
});

/** Sends a request with `fetch`, as browsers do. */
async function fetchFrom({ method, path, query = '', headers, body }: ApiRequest) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}?${query}`;
  const response = await fetch(url, {
    method,
    headers: headers as HeadersInit,
    body: body ?? null,
  });
  await response.arrayBuffer();
  return response;
}

describe('the response to a CORS preflight request', () => {
  const preflight = async (names?: string) => {
    const asked = names === undefined ? '' : `Access-Control-Request-Headers: ${names}\r\n`;
    const head = `OPTIONS /v1/finance/iban HTTP/1.1\r\nHost: a\r\nOrigin: http://b.example\r\n`;
    const [message] = await send(`${head}Access-Control-Request-Method: GET\r\n${asked}\r\n`, 1);
    return message?.headers;
  };

  test.each([
    'traceparent,x-api-key',
    'traceparent, tracestate, x-requested-with',
    'x-api-key',
    "!#$%&'*+-.^_`|~1a",
  ])('allows the requested headers %s', async (names) => {
    const headers = await preflight(names);
    expect(headers?.get('Access-Control-Allow-Headers')).toBe(names);
    expect(headers?.get('Vary')).toBe('Access-Control-Request-Headers');
  });

  test.each([undefined, '', 'a b', 'a,,b', 'é', '"a"', 'a;b'])(
    'allows the default headers if %j is requested, which is not a list of header names',
    async (names) => {
      const headers = await preflight(names);
      expect(headers?.get('Access-Control-Allow-Headers')).toBe('X-API-Key, Content-Type');
    },
  );
});

test('the mock server sends status 414 if the query is too long', async () => {
  const [message] = await send(
    `GET /v1/finance/iban?x=${'a'.repeat(8_192)} HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\n\r\n`,
    1,
  );
  expect(message?.status).toBe(414);
});

/** Headers that every response has, although the OpenAPI document lists them for status 200 only. */
const COMMON = [
  ...['access-control-allow-origin', 'access-control-expose-headers', 'cache-control'],
  ...['connection', 'content-length', 'content-type', 'data-version', 'date', 'keep-alive'],
];

const withKey = (key: string) => ({ headers: { ...JSON_HEADERS, 'X-API-Key': key } });

/** Changes to a valid request, by resulting response status. */
const CHANGES: Readonly<Record<string, Partial<ApiRequest>>> = {
  200: {},
  400: { query: 'count=500' },
  401: { headers: JSON_HEADERS },
  403: withKey('test-not-subscribed'),
  404: { path: '/v1/nothing' },
  405: { method: 'DELETE' },
  413: { body: ' '.repeat(70_000) },
  414: { query: 'x'.repeat(9_000) },
  415: { headers: { ...API_KEY_HEADERS, 'Content-Type': 'text/plain' } },
  429: withKey('test-rate-limit'),
  500: withKey('test-internal-error'),
  503: withKey('test-unavailable'),
};

/** Responses to requests that the server cannot read. They do not depend on an operation. */
const UNREAD: Readonly<Record<string, ReturnType<typeof rejectUnparsed>>> = {
  408: rejectUnparsed(engine, 'request-timeout', ''),
  431: rejectUnparsed(engine, 'headers-too-large', ''),
};

async function askFor(status: string, described: DocumentedOperation): Promise<Headers> {
  if (UNREAD[status]) return new Headers(UNREAD[status].headers);
  const [sample] = Object.values(successContentOf(described).examples);
  const { query, body } = sample?.['x-request'] ?? {};
  const response = await fetchFrom({
    method: described.method.toUpperCase(),
    path: described.path,
    headers: { ...API_KEY_HEADERS, ...JSON_HEADERS },
    ...(query && { query: toQueryString(query) }),
    ...(body && { body: JSON.stringify(body) }),
    ...CHANGES[status],
  });
  expect(String(response.status), described.name).toBe(status);
  return response.headers;
}

test('the documented headers of each status are the headers that the mock server sends and exposes', async () => {
  const documented: string[] = [];
  const sent: string[] = [];
  const tried = new Set<string>();
  for (const described of operations) {
    const { responses } = described.operation;
    for (const [status, { headers = {} }] of Object.entries(responses)) {
      // Errors do not depend on the operation, so each documented set of headers is compared once per method.
      const set = [described.method, status, ...Object.keys(headers)].join(' ');
      if (status !== '200' && tried.has(set)) continue;
      tried.add(set);
      const fields = await askFor(status, described);
      const exposed = fields.get('Access-Control-Expose-Headers')?.toLowerCase().split(', ');
      const names = Object.keys(headers).map((name) => name.toLowerCase());
      const own = [...fields.keys()].filter(
        (name) => names.includes(name) || !COMMON.includes(name),
      );
      const marked = own.map((name) => (exposed?.includes(name) ? name : `${name}, not exposed`));
      documented.push([described.name, status, ...names.sort()].join(' '));
      sent.push([described.name, status, ...marked.sort()].join(' '));
    }
  }
  const advice =
    'Send a documented header in src/answer.ts (of an error: in src/http/), and expose it in EXPOSED. Document a header that is sent in openapi/.';
  expect(sent, advice).toEqual(documented);
});
