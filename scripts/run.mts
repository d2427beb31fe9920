import { spawn } from 'node:child_process';

/** Runs a command with this terminal, and returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
