/** Tests the network addresses on which `npm run serve` and `npm run mock` listen. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

const build = useTemporaryFolder();

beforeAll(() => writeFileSync(path.join(build.path, 'index.html'), ''));

/** Returns the arguments for Node.js that run the script of a server. */
const command = (script: string) => [
  ...['--import', 'tsx', `scripts/${script}.mts`],
  ...(script === 'serve' ? ['--dir', build.path] : []),
];

/** Starts a server, and waits until it prints its origin. */
async function start(script: string, ...args: string[]): Promise<[ChildProcess, string]> {
  const server = spawn(process.execPath, [...command(script), '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
    const [, origin] = /(http:\/\/[^/\s]+)/.exec(chunk.toString()) ?? [];
    if (origin !== undefined) return [server, origin];
  }
  throw new Error(`scripts/${script}.mts ended before it listened`);
}

/** Returns whether a host accepts connections on a port. */
const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => (socket.destroy(), resolve(true)));
    socket.on('error', () => resolve(false));
  });

test.each([
  ['serve', [], 'localhost', false],
  ['serve', ['--host', '0.0.0.0'], '0.0.0.0', true],
  ['mock', [], '127.0.0.1', false],
])(
  'npm run %s with the options %j listens on %s, and on other addresses: %s',
  async (script, options, host, isOpen) => {
    const [server, origin] = await start(script, ...options);
    const { hostname, port } = new URL(origin);
    // On Linux, all addresses in 127.0.0.0/8 are local.
    const found = [
      hostname,
      await accepts(host, Number(port)),
      await accepts('127.0.0.2', Number(port)),
    ];
    server.kill();
    await once(server, 'close');
    expect(found).toEqual([host, true, isOpen]);
  },
);

test('npm run mock exits with code 1 if the port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const args = [...command('mock'), '--port', String(port)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  taken.close();
  expect(stderr).toBe(
    `Port ${port} is in use. Choose another with --port, such as --port ${port + 1}.\n`,
  );
  expect(status).toBe(1);
});
