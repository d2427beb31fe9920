import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Agent, request as requestTls } from 'node:https';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, which is compressed if the header `Content-Encoding` names an encoding. */
  body: Buffer;
}

/** Agent that keeps a few connections open. Use it unless the server reloads its configuration. */
export const KEEP_ALIVE_AGENT = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Requests a URL exactly as it is written. Does not follow redirects or decompress bodies, and accepts self-signed
 * certificates. If no agent is given, opens a new connection, because nginx closes idle connections when it reloads.
 */
export function requestUrl(
  address: string,
  headers: OutgoingHttpHeaders = {},
  agent: Agent | false = false,
): Promise<HttpResponse> {
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
