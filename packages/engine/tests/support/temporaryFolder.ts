/** Runs installed programs on files in a temporary folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder in which commands run. */
export class TemporaryFolder {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'fakewright-'));
  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /**
   * Runs a command, and returns its output.
   *
   * @throws Error with the content of stderr, or else stdout, if the exit code is not 0.
   */
  run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const options = { cwd: this.folder, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    return new Promise((resolve, reject) => {
      execFile(command, args, options, (error, stdout, stderr) => {
        if (error) reject(new Error(`${command} ${args.join(' ')}\n${stderr || stdout}`));
        else resolve(stdout);
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
