import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ApiRequest, ApiResponse } from '../../src/engine/index.ts';
import type { EngineTable } from '../../src/engine/index.ts';
import type { Part } from '../report.mts';

/** Arguments that make a response as large as it can be. */
const LARGEST = { count: 100, seed: 42 };

type Answer = (request: ApiRequest) => Promise<ApiResponse>;

/** Bodies of the operations that take one, by path. */
const BODIES: Readonly<Record<string, object>> = {
  '/v1/custom/list-item': {
    items: Array.from({ length: 1000 }, (_, index) => index),
    shuffled: true,
  },
  '/v1/custom/record': {
    fields: Array.from({ length: 50 }, (_, index) => {
      return { name: `field${index}`, generator: 'person.full-name' };
    }),
  },
  '/v1/custom/regex-match': { expression: '([a-z]{9}-){99}' },
  '/v1/custom/template': { template: '{{person.full-name}} {{finance.iban}} '.repeat(50) },
};

/** A request for as much as an operation returns: a hundred values, every list as long as it may be. */
function largestRequest(
  place: string,
  { method, parameters, required }: EngineTable['operations'][string],
): ApiRequest {
  const sizes = Object.entries(parameters).flatMap(([name, { type, maximum, minimum }]) => {
    if (name in LARGEST || type !== 'integer' || maximum === undefined) return [];
    // Limits of a range exclude each other, and a year is no size.
    const isSize = minimum !== undefined && maximum <= 100 && !/^(min|max)/.test(name);
    return isSize ? [[name, maximum] as const] : [];
  });
  const needed = required.map((name) => [name, parameters[name]?.minimum ?? 1] as const);
  const given = { ...Object.fromEntries([...needed, ...sizes]), ...LARGEST };
  const headers = { 'X-API-Key': 'key', 'Content-Type': 'application/json' };
  if (method === 'POST') {
    return { method, path: place, headers, body: JSON.stringify({ ...LARGEST, ...BODIES[place] }) };
  }
  const query = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  );
  return { method, path: place, headers, query: query.toString() };
}

/** Processor milliseconds of a request, the least of three. */
async function timeRequest(answer: Answer, request: ApiRequest): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < 3; turn += 1) {
    const start = process.cpuUsage();
    const { status, body } = await answer(request);
    const { user, system } = process.cpuUsage(start);
    // Contradictory sizes are refused; the same request with none of them is not.
    if (status === 400)
      return timeRequest(answer, {
        ...request,
        query: `count=${LARGEST.count}&seed=${LARGEST.seed}`,
      });
    if (status !== 200) throw new Error(`${request.path}?${request.query}: ${body}`);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Milliseconds until the command listens, the least of five. */
async function timeStart(file: string): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    const child = spawn(process.execPath, [file, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    least = Math.min(least, performance.now() - start);
    child.kill();
    await once(child, 'close');
  }
  return least;
}

/** How fast the stand-in of a build starts and answers, and how large it is. */
export async function measureEngine({ build }: { build: string }): Promise<Part> {
  const file = path.resolve(build, 'fakewright-mock.mjs');
  const { answer } = (await import(pathToFileURL(file).href)) as { answer: Answer };
  const { operations } = JSON.parse(
    readFileSync('.docusaurus/engine/default/engine.json', 'utf8'),
  ) as EngineTable;
  const times: [place: string, milliseconds: number][] = [];
  for (const [place, operation] of Object.entries(operations))
    times.push([place, await timeRequest(answer, largestRequest(place, operation))]);
  times.sort(([, a], [, b]) => b - a);
  return {
    figures: {
      slowest: times[0]?.[1] ?? Infinity,
      start: await timeStart(file),
      size: gzipSync(readFileSync(file)).length,
    },
    tables: {
      'The slowest requests for a hundred values, ms of processor time': [
        ['path', 'ms'],
        ...times.slice(0, 10).map(([place, time]): [string, number] => [place, Math.round(time)]),
      ],
    },
  };
}
