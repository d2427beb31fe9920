import { spawn } from 'node:child_process';

/** Runs a command with this terminal, in a folder, and returns its exit code. */
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
