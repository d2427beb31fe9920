/** Tests the mock server that readers download. */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations, successContentOf } from '../support/spec.ts';
import { runMock, MOCK_PATH, startMock } from '../support/mock.ts';
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

describe('the mock server returns every recorded sample, byte for byte', () => {
  test.each(operations)('$name', async (described) => {
    for (const [name, recorded] of Object.entries(successContentOf(described).examples)) {
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

/** Expects the documented body of an error component in a raw HTTP response. */
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

/** Sends raw bytes, and reads the response until the server closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  // The server may close the connection while the bytes are being sent.
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}

test.each([
  ['HeadersTooLarge', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['MalformedRequest', 'Good morning!\r\n\r\n'],
  ['RequestTimeout', 'GET /v1/string/uuid HTTP/1.1\r\nHost: x\r\nX-API-'],
])(
  'a request with the error %s gets the documented response, and other requests still succeed',
  async (name, bytes) => {
    const answer = sendRaw(bytes);
    const other = await fetch(`${server.origin}/v1/string/uuid`, { headers: KEY });
    expect(other.status).toBe(200);
    expectProblem(await answer, name);
  },
);

test('the mock server file is at most 1.3 MB after gzip', () => {
  expect(gzipSync(readFileSync(MOCK_PATH)).length).toBeLessThan(1_300_000);
});

describe('the command of the mock server', () => {
  test('--help prints the options, --version prints the version, and both exit', async () => {
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
  ])('rejects the arguments %j and prints the reason', async (args, reason) => {
    const { code, stderr } = await runMock(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
  });

  test('warns if other machines can reach the server', async () => {
    expect(server.output()).not.toContain('Every key');
    const open = await startMock('--host', '0.0.0.0');
    // On Linux, all addresses in 127.0.0.0/8 are local.
    const other = `http://127.0.0.2:${new URL(open.origin).port}`;
    expect((await fetch(`${other}/v1/string/uuid`, { headers: KEY })).status).toBe(200);
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

  test('completes open requests after Ctrl+C, and then ends', async () => {
    const slow = await startMock('--latency', '500', '--quiet');
    const { port } = new URL(slow.origin);
    const socket = createConnection(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      'GET /v1/string/uuid?seed=1 HTTP/1.1\r\nHost: x\r\nX-API-Key: k\r\nExpect: 100-continue\r\n\r\n',
    );
    // The server responds with status 100 as soon as it has read the headers. The request is then open.
    await once(socket, 'data');
    slow.process.kill('SIGINT');
    const [code] = (await once(slow.process, 'close')) as [number | null];
    expect(code).toBe(0);
    expect(answer).toContain('"data"');
  });

  test('applies the rate limit to each API key separately', async () => {
    const limited = await startMock('--rate', '2', '--quiet');
    const responses: Response[] = [];
    for (const key of ['a', 'a', 'a', 'b'])
      responses.push(
        await fetch(`${limited.origin}/v1/string/uuid`, { headers: { 'X-API-Key': key } }),
      );
    limited.stop();
    const header = (name: string) => responses.map(({ headers }) => headers.get(name));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(header('RateLimit-Limit')).toEqual(['2', '2', '2', '2']);
    expect(header('RateLimit-Remaining')).toEqual(['1', '0', expect.anything(), '1']);
    const [, , reset] = header('RateLimit-Reset');
    expect(header('Retry-After')).toEqual([null, null, reset, null]);
    expect(await responses[2]?.json()).toMatchObject({
      type: expect.stringMatching(/\/rate-limit$/) as string,
      detail: expect.stringContaining('Your plan allows 2 requests a minute.') as string,
    });
  });
});
