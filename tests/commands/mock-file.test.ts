/** The mock server that readers download. */
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations, successOf } from '../support/spec.ts';
import { runMock, MOCK, startMock } from '../support/mock.ts';
import type { RunningMock } from '../support/mock.ts';
import { api } from '../programs/languages/sampleCases.ts';
import { toApiRequest } from '../../src/reference/view/requests.ts';

let server: RunningMock;

beforeAll(async () => {
  server = await startMock('--rate', '0', '--quiet');
});

afterAll(() => server.stop());

const KEY = { 'X-API-Key': 'any-key' };

function operationAt(path: string) {
  const operation = api.operations.find((each) => each.path === path);
  if (!operation) throw new Error(`The document has no ${path}`);
  return operation;
}

describe('every recorded sample is what the running file returns, byte for byte', () => {
  test.each(operations)('$name', async (described) => {
    for (const [name, recorded] of Object.entries(successOf(described).examples)) {
      const {
        path,
        query = '',
        ...request
      } = toApiRequest(operationAt(described.path), recorded['x-request']);
      const response = await fetch(`${server.origin}${path}?${query}`, request as RequestInit);
      const found = [response.status, await response.text()];
      expect(found, name).toEqual([200, JSON.stringify(recorded.value)]);
    }
  });
});

/** Expects an answer whose body is what the component of the document shows. */
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

describe('the server goes on answering, whatever it has been sent', () => {
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

  test('a query, a header or a body that is too long is rejected', async () => {
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
});

test('a locale loads when it is asked for, and the file keeps to its size', () => {
  expect(gzipSync(readFileSync(MOCK)).length).toBeLessThan(1_300_000);
});

describe('the command', () => {
  test('prints its options and its version, and ends', async () => {
    const help = await runMock('--help');
    expect([help.code, help.stderr]).toEqual([0, '']);
    for (const option of ['port', 'host', 'rate', 'latency', 'quiet', 'help', 'version'])
      expect(help.stdout).toContain(`--${option}`);
    expect(await runMock('--version')).toEqual({
      code: 0,
      stdout: `${api.version}\n`,
      stderr: '',
    });
  });

  test.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, but is x.'],
    [['--rate', '-1'], 'rate'],
    [['--latency', '1.5'], '--latency must be a whole number'],
    [['--prot', '1'], '--prot'],
    [['4010'], '4010'],
    [['--host', '203.0.113.7'], '203.0.113.7 is not an address of this machine.'],
  ])('rejects %j, and says why', async (args, reason) => {
    const { code, stderr } = await runMock(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
  });

  test('names a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await runMock('--port', String(port));
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use. Choose another with --port, such as --port ${port + 1}.\n`,
    );
  });

  test('listens on this machine only, and warns when others can reach it', async () => {
    expect(server.output()).not.toContain('Every key');
    const open = await startMock('--host', '0.0.0.0');
    open.stop();
    await once(open.process, 'close');
    expect(open.output()).toContain(
      'Every key is accepted, so anyone who can reach this address can use the server.',
    );
  });

  test('prints a line for each request with its status and time', async () => {
    const loud = await startMock();
    await fetch(`${loud.origin}/v1/string/uuid?seed=1`, { headers: KEY });
    await fetch(`${loud.origin}/v1/nothing`);
    loud.stop();
    await once(loud.process, 'close');
    const lines = loud.output().trim().split('\n').slice(1);
    expect(lines[0]).toMatch(/^GET \/v1\/string\/uuid\?seed=1 200 \d+ ms$/);
    expect(lines[1]).toMatch(/^GET \/v1\/nothing 404 \d+ ms$/);
  });

  test('ends after its open requests when Ctrl+C is pressed', async () => {
    const slow = await startMock('--latency', '500', '--quiet');
    const { port } = new URL(slow.origin);
    const socket = createConnection(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      'GET /v1/string/uuid?seed=1 HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nExpect: 100-continue\r\n\r\n',
    );
    // The server says so as soon as it has read the request, which is then open.
    await once(socket, 'data');
    slow.process.kill('SIGINT');
    const [code] = (await once(slow.process, 'close')) as [number | null];
    expect(code).toBe(0);
    expect(answer).toContain('"data"');
  });

  test('counts requests for each key, and rejects those beyond the rate', async () => {
    const limited = await startMock('--rate', '2', '--quiet');
    const ask = (key: string) =>
      fetch(`${limited.origin}/v1/string/uuid`, { headers: { 'X-API-Key': key } });
    const [first, second, third, other] = [
      await ask('a'),
      await ask('a'),
      await ask('a'),
      await ask('b'),
    ];
    limited.stop();
    expect([first, second, third, other].map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect([first, second, other].map(({ headers }) => headers.get('RateLimit-Remaining'))).toEqual(
      ['1', '0', '1'],
    );
    for (const { headers } of [first, second, third, other]) {
      expect(headers.get('RateLimit-Limit')).toBe('2');
      // The whole seconds that are left of a minute.
      expect(Number(headers.get('RateLimit-Reset'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('RateLimit-Reset'))).toBeLessThanOrEqual(60);
    }
    const { type, detail } = (await third.json()) as { type: string; detail: string };
    expect(type).toMatch(/\/rate-limit$/);
    expect(detail).toContain('Your plan allows 2 requests a minute.');
    expect(third.headers.get('Retry-After')).toBe(third.headers.get('RateLimit-Reset'));
  });
});
