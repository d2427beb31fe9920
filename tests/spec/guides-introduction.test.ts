import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { informationPage, readCurl, readFences, readGuide, readTable } from '../support/guides.ts';
import { answer } from './answer.ts';
import { operations, ROOT_FILE } from './description.ts';

const guide = readGuide(ROOT_FILE);
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
  const requests = fences.filter(({ code }) => /^curl /m.test(code));

  test.each(requests)('$heading', ({ code }) => {
    const response = fences[fences.findIndex((fence) => fence.code === code) + 1];
    const request = readCurl(
      code.replace('YOUR_API_KEY', 'a-key').replace(/^/, 'FAKEWRIGHT_KEY=a-key\n'),
    );
    expect(request.headers).toEqual({ 'X-API-Key': 'a-key' });
    expect(JSON.parse(response?.code ?? '')).toEqual(answer(request));
  });

  test('the first request, several values and a locale are among them', () => {
    expect(requests.map(({ heading }) => heading)).toEqual([
      'Make a first request',
      'Ask for several values',
      'Choose a locale',
    ]);
  });
});

test('errors: one real problem document each', () => {
  const shown = fences
    .filter(({ language, code }) => language === 'json' && code.includes('"status"'))
    .map(({ heading, code }) => ({ heading, problem: JSON.parse(code) as Problem }));
  const byStatus = (a: Problem, b: Problem) => a.status - b.status;
  expect(shown.map(({ problem }) => problem)).toEqual([...problems].sort(byStatus));
  for (const { heading, problem } of shown) {
    expect(heading).toMatch(new RegExp(`^${problem.status}: `));
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
  expect(rows).toEqual(expected.sort(([a], [b]) => a - b));
});

test('the answer’s shape is that of the schemas', () => {
  interface Meta {
    properties: Record<string, { type?: string; $ref?: string }>;
  }
  const meta = read<Meta>('openapi/components/schemas/LocalisedMeta.yaml');
  const rows = readTable(guide, 'Read the answer').map(({ Property, Type }) => [Property, Type]);
  expect(rows).toEqual([
    ['data', 'array'],
    ...Object.entries(meta.properties).map(([name, { type = 'string' }]) => [`meta.${name}`, type]),
  ]);
  const plain = read<Meta>('openapi/components/schemas/Meta.yaml');
  expect(Object.keys(meta.properties)).toEqual([...Object.keys(plain.properties), 'locale']);
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

describe('rate limits', () => {
  const rows = readTable(guide, 'Stay within the rate limit');

  test('each header has its documented example', () => {
    expect(rows.map(({ Header }) => `${Header}.yaml`).sort()).toEqual(
      globSync('openapi/components/headers/*')
        .map((file) => path.basename(file))
        .sort(),
    );
    for (const { Header, Example } of rows) {
      const { example } = read<{ example: number }>(`openapi/components/headers/${Header}.yaml`);
      expect(Number(Example)).toBe(example);
    }
  });

  test('every success and 429 names what is left, and 429 alone when to come back', () => {
    const left = rows.map(({ Header = '' }) => Header).filter((name) => name !== 'Retry-After');
    for (const { operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const names = 'headers' in response ? Object.keys(response.headers as object) : [];
        const expected = { '200': left, '429': [...left, 'Retry-After'] }[status] ?? [];
        expect(names.sort(), `${operation.operationId} ${status}`).toEqual([...expected].sort());
      }
    }
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('the program waits as long as it is told, and then has its answer', async () => {
    const code = fences.find(({ language }) => language === 'js')?.code ?? '';
    const { request } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { request: (address: string, key: string) => Promise<Response> };
    const refusal = () => new Response(null, { status: 429, headers: { 'Retry-After': '41' } });
    const send = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(refusal())
      .mockResolvedValueOnce(refusal())
      .mockResolvedValueOnce(new Response('{}', { status: 200 }));
    vi.stubGlobal('fetch', send);
    vi.useFakeTimers();
    const answered = request('https://api.fakewright.example/v1/finance/iban', 'a-key');
    await vi.advanceTimersByTimeAsync(81_999);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answered).status).toBe(200);
    expect(send).toHaveBeenLastCalledWith('https://api.fakewright.example/v1/finance/iban', {
      headers: { 'X-API-Key': 'a-key' },
    });
  });
});

test('every path begins with the version that the guide promises', () => {
  expect(guide).toContain('The version of the API begins every path: `/v1`.');
  expect(operations.filter((each) => !each.path.startsWith('/v1/'))).toEqual([]);
});

test('all generators are GET, the custom template alone is POST', () => {
  const posts = operations.filter(({ method }) => method !== 'get');
  expect(posts.map(({ name, method }) => [name, method])).toEqual([['custom/template', 'post']]);
});

test('links within the introduction lead to its sections', () => {
  const anchors = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
});

test('the page has a section for each subject, and no level of heading is left out', () => {
  const page = readFileSync(informationPage, 'utf8');
  const headings = readHeadings(page);
  expect(headings.filter(([depth]) => depth === 2).map(([, text]) => text)).toEqual([
    'Make a first request',
    'Authenticate',
    'Read the answer',
    'Ask for several values',
    'Repeat a response',
    'Choose a locale',
    'Handle errors',
    'Stay within the rate limit',
    'Rely on a version',
    'What the data may be used for',
    'Authorization',
    'Downloads',
    'Mock server',
    'Generators',
  ]);
  const depths = [1, ...headings.map(([depth]) => depth)];
  for (const [index, depth] of depths.entries()) {
    expect(depth - (depths[index - 1] ?? depth)).toBeLessThanOrEqual(1);
  }
});

function readHeadings(page: string): [depth: number, text: string][] {
  const prose = page.replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/^(#+) (.*)$/gm)].map(([, marks = '', text = '']) => [
    marks.length,
    text,
  ]);
}
