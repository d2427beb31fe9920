/** Command line of the mock server. */
import { realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { answer, reject, version } from './library.ts';
import { HELP, isLoopback, readOptions } from './options.ts';
import type { MockOptions } from './options.ts';
import { createMockServer } from './server.ts';
import type { Backend } from './server.ts';

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function explain(error: NodeJS.ErrnoException, { port, host }: MockOptions): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another with --port, such as --port ${port + 1}.`;
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose a port above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is not an address of this machine.`;
  return error.message;
}

/** At the first signal, stops the server after all open requests have ended. At a second signal, stops it immediately. */
function endOnSignals(server: ReturnType<typeof createMockServer>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit();
    isEnding = true;
    server.close();
    server.closeIdleConnections();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

function serve(options: MockOptions): void {
  const backend: Backend = {
    reject,
    answer: (request, hooks) =>
      answer(request, { ...hooks, onError: (error) => console.error(error) }),
    log: (line) => console.log(line),
  };
  const server = createMockServer(backend, options);
  server.on('error', (error) => fail(explain(error, options)));
  server.listen(options.port, options.host, () => {
    const { port } = server.address() as AddressInfo;
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    if (!isLoopback(options.host))
      console.error(
        'Every key is accepted, so anyone who can reach this address can use the server.',
      );
    console.log(`Fakewright ${version} listens on http://${host}:${port}`);
  });
  endOnSignals(server);
}

function run(args: readonly string[]): void {
  try {
    const options = readOptions(args);
    if (options.help) console.log(HELP);
    else if (options.version) console.log(version);
    else serve(options);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\nSee --help.`);
  }
}

const [, file, ...args] = process.argv;
if (file !== undefined && pathToFileURL(realpathSync(file)).href === import.meta.url) run(args);
