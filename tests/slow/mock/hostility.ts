import { createConnection } from 'node:net';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startMock } from '../../support/mock.ts';
import type { RunningMock } from '../../support/mock.ts';

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
