import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Agent, request as requestTls } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received: compressed if the headers say so. */
  body: Buffer;
}

/** Keeps a few connections open, for many requests to a server that does not read its configuration again. */
export const KEEP_ALIVE = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Requests a URL as it is written: redirects are not followed, nothing is decompressed, and self-signed certificates
 * are accepted. Opens a new connection unless an agent is given, as nginx closes idle ones when it reloads.
 */
export function ask(
  address: string,
  headers: OutgoingHttpHeaders = {},
  agent: Agent | false = false,
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(address);
  const path = address.slice(address.indexOf('/', protocol.length + 2)) || '/';
  const request = protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, rejectUnauthorized: false, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
