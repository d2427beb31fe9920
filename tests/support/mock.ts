/** Starts the mock server that readers download, in a separate process. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { servedFile } from './generated.ts';

/** Path of the mock server that readers download. */
export const MOCK_PATH = path.resolve(servedFile('fakewright-mock.mjs'));

/** A server that a test has started on this machine. */
export interface RunningServer {
  /** `http://127.0.0.1:4010` */
  origin: string;
  stop: () => void;
}

export interface RunningMock extends RunningServer {
  process: ChildProcess;
  /** Returns the text that the server has printed so far. */
  output: () => string;
}

/**
 * Starts the mock server on a free port.
 *
 * @param options Further command-line options.
 * @throws Error with the output of the server if it ends before it listens.
 */
export async function startMock(...options: string[]): Promise<RunningMock> {
  const child = spawn(process.execPath, [MOCK_PATH, '--port', '0', ...options]);
  let text = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const listening = / listens on (\S+)/.exec(text);
      if (listening?.[1] !== undefined) resolve(listening[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The mock stopped: ${text}`)));
  });
  return { origin, process: child, output: () => text, stop: () => child.kill() };
}

export interface ProcessResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the mock server until it ends. */
export async function runMock(...args: string[]): Promise<ProcessResult> {
  const child = spawn(process.execPath, [MOCK_PATH, ...args]);
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}
