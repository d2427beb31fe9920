import { spawn } from 'node:child_process';
import { servedFile } from './generated.ts';
import { findFreePort } from './freePort';

/** A server that a test has started on this machine. */
export interface RunningServer {
  /** `http://127.0.0.1:4010` */
  origin: string;
  stop: () => void;
}

/** A proxy that checks requests and responses against the description, and reports violations in the header `sl-violations`. */
export function startPrismProxy(upstream: string): Promise<RunningServer> {
  return start(['proxy', servedFile('openapi.json'), upstream]);
}

async function start(command: readonly string[]): Promise<RunningServer> {
  const port = await findFreePort();
  const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const server = spawn(process.execPath, [
    prism,
    ...command,
    '--host=127.0.0.1',
    `--port=${port}`,
    '--verboseLevel=info',
  ]);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`Prism stopped: ${output.slice(-2000)}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
