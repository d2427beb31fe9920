import { measureCommand } from './processes.mts';
import type { Usage } from './processes.mts';

/** The end of each phase of `npm run build`, as a line of its output; the last ends with the build. */
const PHASES: readonly [phase: string, end: RegExp | undefined][] = [
  ['lint and generate', /: \d+ operations, \d+ pages in /],
  ['load', /\[PERF\] Build > \S+ > Load site - /],
  ['compile', /\[PERF\] Build > \S+ > Bundling with /],
  ['render', /\[PERF\] Build > \S+ > SSG - /],
  ['post-build', undefined],
];

/** Seconds of one phase. */
export interface Phase {
  wall: number;
  cpu: number;
}

export interface BuildFigures extends Omit<Usage, 'lines' | 'exitCode'> {
  phases: Record<string, Phase>;
}

/**
 * What each phase took.
 *
 * @throws Error when the output has no end of a phase
 */
export function readPhases({ lines, wall, cpu }: Pick<Usage, 'lines' | 'wall' | 'cpu'>) {
  let before: Phase = { wall: 0, cpu: 0 };
  const phases: Record<string, Phase> = {};
  for (const [phase, pattern] of PHASES) {
    const end = pattern ? lines.find(({ text }) => pattern.test(text)) : { wall, cpu };
    if (!end)
      throw new Error(`The build does not say when "${phase}" ends: see ${import.meta.url}`);
    phases[phase] = { wall: end.wall - before.wall, cpu: end.cpu - before.cpu };
    before = end;
  }
  return phases;
}

/**
 * Runs `npm run build` in a folder and measures it.
 *
 * @throws Error with the last lines of its output when it fails
 */
export async function measureBuild(dir: string): Promise<BuildFigures> {
  const env = { DOCUSAURUS_PERF_LOGGER: 'true' };
  const result = await measureCommand('npm', ['run', '--silent', 'build'], { cwd: dir, env });
  const { lines, exitCode, ...usage } = result;
  if (exitCode !== 0) {
    const end = lines.slice(-20).map(({ text }) => text);
    throw new Error(`npm run build has failed.\n${end.join('\n')}`);
  }
  return { ...usage, phases: readPhases(result) };
}
