import { readFileSync } from 'node:fs';
import type { Project, RunResult } from '../../scripts/support/project.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * Runs a script of `package.json` in a copy of the project. Starts Node.js directly, which is faster than npm and `tsx`.
 *
 * @throws Error if the script is not a file that `tsx` runs.
 */
export function runScript(project: Project, script: string, ...args: string[]): Promise<RunResult> {
  const [, file] = /^tsx (\S+\.mts)$/.exec(scripts[script] ?? '') ?? [];
  if (file === undefined) throw new Error(`package.json has no script "${script}" that is a file.`);
  return project.run(process.execPath, ['--import', 'tsx', file, ...args]);
}
