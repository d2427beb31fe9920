import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { INTRODUCTION, readCurl, readFences, readGuide, readTable } from '../support/guides.ts';
import { answer } from './answer.ts';
import { operations, ROOT_FILE } from '../support/spec.ts';

const guide = readGuide(INTRODUCTION);
const fences = readFences(guide);

interface Problem {
  type: string;
  status: number;
}

const read = <T>(file: string): T => parse(readFileSync(file, 'utf8')) as T;

/** The documented problem of each shared response. */
const problems = globSync('openapi/components/responses/*.yaml').flatMap((file) =>
  Object.values(
    read<{ content: Record<string, { examples: Record<string, { value: Problem }> }> }>(file)
      .content['application/problem+json']?.examples ?? {},
  ).map(({ value }) => value),
);

describe('every request of the introduction yields the response below it', () => {
  const requests = fences.filter(({ code }) => /^curl .*api\.fakewright\.example/m.test(code));

  test('there is one for each way to ask', () => {
    expect(requests.length).toBeGreaterThan(2);
  });

  test.each(requests)('$heading', async ({ code }) => {
    const response = fences[fences.findIndex((fence) => fence.code === code) + 1];
    const request = readCurl(
      code.replace('YOUR_API_KEY', 'a-key').replace(/^/, 'FAKEWRIGHT_KEY=a-key\n'),
    );
    expect(request.headers).toEqual({ 'X-API-Key': 'a-key' });
    expect(JSON.parse(response?.code ?? '')).toEqual(await answer(request));
  });
});

test('errors: one real problem document each', () => {
  const shown = fences
    .filter(({ language, code }) => language === 'json' && code.includes('"status"'))
    .map(({ heading, code }) => ({ heading, problem: JSON.parse(code) as Problem }));
  const byStatus = (a: Problem, b: Problem) => a.status - b.status;
  const order = (all: Problem[]) =>
    [...all].sort((a, b) => byStatus(a, b) || a.type.localeCompare(b.type));
  expect(order(shown.map(({ problem }) => problem))).toEqual(order(problems));
  for (const { heading, problem } of shown) {
    expect(heading).toMatch(new RegExp(`^[^:]*\\b${problem.status}\\b.*: `));
  }
});

test('the table of errors has the status and the type of each problem', () => {
  const rows = readTable(guide, 'Handle errors').map((row) => [
    Number(row.Status),
    row['Last part of type'],
  ]);
  const expected = problems.map(({ status, type }): [number, string] => [
    status,
    path.posix.basename(type),
  ]);
  const order = (all: (readonly unknown[])[]) =>
    [...all].sort((a, b) => String(a).localeCompare(String(b)));
  expect(order(rows)).toEqual(order(expected));
});

test('the answer’s shape is that of the schemas', () => {
  interface Meta {
    properties: Record<string, { type?: string; $ref?: string }>;
  }
  const meta = read<Meta>('openapi/components/schemas/LocalisedClockMeta.yaml');
  const rows = readTable(guide, 'Read the answer').map(({ Property, Type }) => [Property, Type]);
  expect(rows).toEqual([
    ['data', 'array'],
    ...Object.entries(meta.properties).map(([name, { type = 'string' }]) => [`meta.${name}`, type]),
  ]);
  const plain = read<Meta>('openapi/components/schemas/Meta.yaml');
  expect(Object.keys(meta.properties)).toEqual([
    ...Object.keys(plain.properties),
    'locale',
    'reference',
  ]);
});

test('limits of count and seed are those of the parameters', () => {
  const limitsOf = (name: string) => {
    const { schema } = read<{ schema: { minimum: number; maximum: number } }>(
      `openapi/components/parameters/${name}.yaml`,
    );
    return `from ${schema.minimum} to ${schema.maximum.toLocaleString('en-GB')}`;
  };
  expect(guide).toContain(`one response holds, ${limitsOf('Count')}`);
  expect(guide).toContain(`whole number ${limitsOf('Seed')}`);
});

/** Headers that say how many requests are left. */
const LEFT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

describe('rate limits', () => {
  const rows = readTable(guide, 'Stay within the rate limit');

  test('each header has its documented example', () => {
    expect(rows.map(({ Header }) => Header)).toEqual([...LEFT, 'Retry-After']);
    for (const { Header, Example } of rows) {
      const { example } = read<{ example: number }>(`openapi/components/headers/${Header}.yaml`);
      expect(Number(Example)).toBe(example);
    }
  });

  test('every success and 429 names what is left, and 429 when to come back', () => {
    const HEADERS: Record<string, string[]> = {
      '200': ['Data-Version', ...LEFT],
      '401': ['WWW-Authenticate'],
      '405': ['Allow'],
      '429': [...LEFT, 'Retry-After'],
      '503': ['Retry-After'],
    };
    for (const { operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const names = 'headers' in response ? Object.keys(response.headers as object) : [];
        const expected = HEADERS[status] ?? [];
        expect(names.sort(), `${operation.operationId} ${status}`).toEqual([...expected].sort());
      }
    }
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Runs the program of the guide against these responses, and reports after how long each was asked for. */
  async function runProgram(responses: Response[]): Promise<{ status: number; waits: number[] }> {
    const { request } = await importProgram<{
      request: (address: string, key: string) => Promise<Response>;
    }>('request');
    const waits: number[] = [];
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    const start = Date.now();
    vi.stubGlobal('fetch', () => {
      waits.push((Date.now() - start) / 1000);
      return Promise.resolve(responses[waits.length - 1]);
    });
    const answered = request('https://api.fakewright.example/v1/finance/iban', 'a-key');
    await vi.runAllTimersAsync();
    return { status: (await answered).status, waits };
  }

  const refuse = (status: number, seconds?: string) =>
    new Response(null, {
      status,
      headers: seconds === undefined ? {} : { 'Retry-After': seconds },
    });

  test('the program waits as long as it is told and a random part of a second, and has its answer', async () => {
    const responses = [refuse(429, '41'), refuse(503, '120'), new Response('{}', { status: 200 })];
    expect(await runProgram(responses)).toEqual({ status: 200, waits: [0, 41.25, 161.5] });
  });

  test('the program never turns round at once, and gives up after five attempts', async () => {
    const responses = [
      refuse(429),
      refuse(429, '0'),
      refuse(429, 'soon'),
      refuse(429),
      refuse(429),
    ];
    const { status, waits } = await runProgram(responses);
    expect(status).toBe(429);
    expect(waits).toEqual([0, 2.25, 6.5, 14.75, 31]);
  });

  test('the program returns every other error as it is', async () => {
    expect(await runProgram([refuse(500)])).toEqual({ status: 500, waits: [0] });
  });
});

test('the program for many rows asks for consecutive seeds, and returns the same rows each time', async () => {
  const { fetchRows } = await importProgram<{
    fetchRows: (address: string, key: string, rows: number) => Promise<unknown[]>;
  }>('fetchRows');
  vi.stubGlobal('fetch', async (url: URL) => {
    const request = { method: 'GET', url, headers: { 'X-API-Key': 'a-key' } };
    return Response.json(await answer(request));
  });
  const server = 'https://api.fakewright.example/v1';
  const fetchAll = () => fetchRows(`${server}/string/uuid`, 'a-key', 250);
  const rows = await fetchAll();
  expect(rows).toHaveLength(250);
  expect(new Set(rows).size).toBe(250);
  expect(await fetchAll()).toEqual(rows);
  const dated = `${server}/date/past-date?reference=2021-05-01T00:00:00Z`;
  const days = (await fetchRows(dated, 'a-key', 120)) as string[];
  expect(days.every((day) => day < '2021-05-01')).toBe(true);
  vi.unstubAllGlobals();
});

/** The program of the guide that exports a function, as a module. */
async function importProgram<T>(name: string): Promise<T> {
  const code = fences.find((each) => each.code.includes(`function ${name}(`))?.code ?? '';
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}

test('customers find one support address in the description, the introduction and the page about the site', () => {
  const { info } = read<{ info: { contact: { email: string } } }>(ROOT_FILE);
  const { email } = info.contact;
  expect(email).toMatch(/^\w+@[\w.]+\w$/);
  const link = `[${email}](mailto:${email})`;
  for (const text of [guide, readFileSync('src/pages/markdown-page.mdx', 'utf8')]) {
    expect(text).toContain(link);
    expect(new Set(text.match(/[\w.]+@[\w.]+\w/g))).toEqual(new Set([email]));
  }
});

test('every path begins with the version that the guide promises', () => {
  expect(guide).toContain('The version of the API begins every path: `/v1`.');
  expect(operations.filter((each) => !each.path.startsWith('/v1/'))).toEqual([]);
});
