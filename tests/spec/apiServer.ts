/** The API on this machine, answered by the generators that make its samples. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';

export interface ApiServer {
  /** `http://127.0.0.1:40123` */
  origin: string;
  stop: () => void;
}

/** What a request without a seed is given; each one another, and in every run the same. */
function* drawSeeds(): Generator<number, never> {
  for (let seed = 2_463_534_242; ; seed = Math.imul(seed, 1_664_525) + 1_013_904_223) {
    yield seed >>> 0;
  }
}

/** Answers requests with a key as the API would, those that it refuses with a problem. */
export async function serveApi(): Promise<ApiServer> {
  const seeds = drawSeeds();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'https://api.fakewright.example');
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (!request.headers['x-api-key']) {
      send(401, { status: 401, detail: 'Send your API key in the header X-API-Key.' });
      return;
    }
    if (!url.searchParams.has('seed')) url.searchParams.set('seed', String(seeds.next().value));
    try {
      send(200, answer({ method: request.method ?? '', url, headers: {} }));
    } catch (error) {
      send(400, { status: 400, detail: String(error) });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
