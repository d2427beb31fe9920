import { createConnection } from 'node:net';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { parse } from 'yaml';
import { startMock } from '../../support/mock.ts';
import type { RunningMock } from '../../support/mock.ts';
import { times } from '../../support/sweep.ts';

const SEED = 20_261_123;

/** Whole requests, which are changed at random. */
const REQUESTS = [
  'GET /v1/finance/iban?country=DE&count=3&seed=42 HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nConnection: close\r\n\r\n',
  'HEAD /v1/composite/order?items=3 HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nConnection: close\r\n\r\n',
  'OPTIONS /v1/string/uuid HTTP/1.1\r\nHost: x\r\nOrigin: http://y\r\nConnection: close\r\n\r\n',
  'POST /v1/custom/template HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nContent-Type: application/json\r\nContent-Length: 37\r\nConnection: close\r\n\r\n{"template":"{{person.full-name}}!!"}',
  'POST /v1/custom/template HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n10\r\n{"template":"a"}\r\n0\r\n\r\n',
];

/** Bytes to put in place of others. */
const PIECES = [
  ...['', '\0', '\r\n', '%', '%ff', '&', '=', '?', '{', '"', 'é', '\u{1F600}', ' ', ':', ';'],
  ...['A'.repeat(500), '-1', '99999999999999999999', '../'],
];

/** A place in a request, how many characters go there, and what comes. */
const CHANGE = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(...PIECES),
);

const mutated = fc
  .tuple(fc.constantFrom(...REQUESTS), fc.array(CHANGE, { minLength: 1, maxLength: 4 }))
  .map(([request, changes]) =>
    changes.reduce((text, [place, length, piece]) => {
      const at = Math.floor(place * text.length);
      return text.slice(0, at) + piece + text.slice(at + length);
    }, request),
  );

/** Expects an answer whose body is what the component of the description shows. */
function expectProblem(answer: string, component: string): void {
  const file = readFileSync(`openapi/components/responses/${component}.yaml`, 'utf8');
  const { content } = parse(file) as {
    content: Record<string, { examples: Record<string, { value: { status: number } }> }>;
  };
  const [shown] = Object.values(content['application/problem+json']?.examples ?? {});
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${shown?.value.status} `));
  const [, body = '{}'] = answer.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual(shown?.value);
}

export function testHostility(): void {
  let server: RunningMock;

  beforeAll(async () => {
    server = await startMock('--rate', '0', '--quiet');
  });

  afterAll(() => server.stop());

  /** Sends bytes, ends the sending side, and reads until the server closes the connection. */
  async function sendRaw(bytes: string): Promise<string> {
    const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.end(bytes);
    // Not `once`, which rejects when the server closes the connection while bytes are on their way.
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  async function stillAnswers(): Promise<void> {
    const response = await fetch(`${server.origin}/v1/string/uuid`, {
      headers: { 'X-API-Key': 'k' },
    });
    expect(response.status).toBe(200);
  }

  test('mutated requests are answered or closed, never with a fault of the server', async () => {
    const requests = fc.sample(mutated, { seed: SEED, numRuns: times(500, 10_000) });
    for (let start = 0; start < requests.length; start += 50) {
      const answers = await Promise.all(requests.slice(start, start + 50).map(sendRaw));
      expect(answers.filter((answer) => /^HTTP\/1\.1 5/.test(answer))).toEqual([]);
    }
    await stillAnswers();
    expect(server.output()).not.toMatch(/Error|at .*\.mjs/);
  });

  test('a query, a header or a body that is too long is refused', async () => {
    const ask = (path: string, options: RequestInit = {}) =>
      fetch(`${server.origin}${path}`, {
        ...options,
        headers: { 'X-API-Key': 'k', ...options.headers },
      });
    expect((await ask(`/v1/string/uuid?seed=${'1'.repeat(9_000)}`)).status).toBe(414);
    const overflow = await sendRaw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expectProblem(overflow, 'HeadersTooLarge');
    expectProblem(await sendRaw('Good morning!\r\n\r\n'), 'MalformedRequest');
    const json = { 'Content-Type': 'application/json' };
    const long = JSON.stringify({ template: 'x'.repeat(70_000) });
    const template = '/v1/custom/template';
    expect((await ask(template, { method: 'POST', body: long, headers: json })).status).toBe(413);
    expect((await ask(template, { method: 'POST', body: '{}' })).status).toBe(415);
    await stillAnswers();
  });

  test('a sender that stops in the middle is closed after a while, and holds up nobody', async () => {
    const half = 'GET /v1/string/uuid HTTP/1.1\r\nHost: x\r\nX-API-';
    const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.write(half);
    await stillAnswers();
    expectProblem(await text(socket), 'RequestTimeout');
    await stillAnswers();
  });
}
