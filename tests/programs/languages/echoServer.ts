import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RunningServer } from '../../support/mock.ts';

/** A request as the server receives it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: [name: string, value: string][];
  key: string;
  /** Media type of the body. */
  type: string;
  body?: unknown;
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  return {
    method,
    path: decodeURIComponent(pathname),
    query: [...searchParams],
    key: String(headers['x-api-key'] ?? ''),
    type: (headers['content-type'] ?? '').replace(/; ?charset=utf-8$/i, ''),
    ...(body !== '' && { body: JSON.parse(body) as unknown }),
  };
}

/** Formats a value as JSON on one line of ASCII, so that the character encoding of a program does not matter. */
function toAscii(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Starts a server that returns each request as JSON.
 *
 * @param status Status of all responses.
 */
export async function startEchoServer(status = 200): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void read(request)
      .then(toAscii, (error: unknown) => toAscii({ error: String(error) }))
      .then((json) => {
        response.writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Length': json.length,
        });
        response.end(json);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
