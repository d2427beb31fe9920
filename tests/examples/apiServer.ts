/** Runs the API on this machine: the mock server with a fixed current time. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMockServer } from 'fakewright-engine/mock/server';
import { answer, rejectUnparsed } from 'fakewright-engine';
import { findDefinition } from 'fakewright-engine/mock/locales';
import { engine, REFERENCE } from 'fakewright-engine/testing/engine';

export interface ApiServer {
  /** `http://127.0.0.1:40123` */
  origin: string;
  stop: () => void;
}

/** Generates seeds for requests that omit the seed. All seeds are different, but every run generates the same seeds. */
function* generateSeeds(): Generator<number, never> {
  for (let seed = 2_463_534_242; ; seed = Math.imul(seed, 1_664_525) + 1_013_904_223) {
    yield (seed >>> 0) / 2 ** 32;
  }
}

/** Starts the API on a free port. */
export async function startApiServer(): Promise<ApiServer> {
  const seeds = generateSeeds();
  const server = createMockServer(
    {
      reject: (kind, detail) => rejectUnparsed(engine, kind, detail),
      answer: (request, hooks) =>
        answer(engine, request, {
          ...hooks,
          now: () => Date.parse(REFERENCE),
          random: () => seeds.next().value,
          loadLocale: (locale) => Promise.resolve(findDefinition(locale)),
        }),
      log: () => undefined,
    },
    { rate: 0, latency: 0, quiet: true },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
