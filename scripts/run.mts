import { spawn } from 'node:child_process';

/** Runs a command with inherited stdio and resolves to its exit code; 1 if a signal ended it. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string = process.cwd(),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      cwd,
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
