import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Agent, request as requestTls } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came: compressed, if the headers say so. */
  body: Buffer;
}

/** Keeps connections open, for many requests to a server that does not read its configuration again. */
export const KEEP_ALIVE = new Agent({ keepAlive: true });

/**
 * Asks for an address as it is written: no redirect is followed, nothing is decompressed, and a
 * certificate that nobody has signed is good enough. Over a new connection, unless an agent is given: a server
 * that reads its configuration again closes those that wait.
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
