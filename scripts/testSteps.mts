/** The steps of `npm run check` and `npm test`. */
import { availableParallelism } from 'node:os';
import type { Step } from './steps.mts';

/** Where Vitest and Playwright write their reports. */
export const RESULTS = 'test-results';

const npm = (script: string, ...args: string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

const staticChecks: readonly Step[] = ['lint', 'format'].map((name) => ({
  name,
  command: npm(`check:${name}`),
}));

const CORES = availableParallelism();

/** A run of projects of Vitest, which reports to `test-results/<name>.json`. */
function vitestStep(
  name: string,
  projects: readonly string[],
  { after, workers, args = [] }: { after: string[]; workers: number; args?: string[] },
): Step {
  return {
    name,
    after,
    command: [
      'npx',
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/${name}.json`,
      ...args,
    ],
  };
}

/** The steps of `npm run check`, the longest first. */
export const checkSteps: readonly Step[] = [
  { name: 'api', command: npm('api') },
  vitestStep('unit', ['spec', 'unit'], { after: ['api'], workers: CORES }),
  ...staticChecks,
];

/**
 * The steps of `npm test`, those that take longest or hold up others first.
 *
 * @param isBuilt Whether the build is there, and static checks have been made.
 * @param args Arguments for the test runners, such as `--shard=1/3`.
 */
export function testSteps(isBuilt: boolean, args: string[]): readonly Step[] {
  const inNode: Step[] = [
    vitestStep('unit', ['spec', 'slow-spec', 'unit', 'build'], {
      after: ['build'],
      workers: CORES,
      args,
    }),
    ...(isBuilt ? [] : staticChecks),
    { name: 'bytes', command: npm('bench', '--only', 'bytes'), after: ['build'] },
    // Its tests start builds, servers and browsers of their own, and so have all cores to themselves.
    vitestStep('robustness', ['robustness'], { after: ['unit'], workers: CORES, args }),
  ];
  return [
    ...(isBuilt ? [] : [{ name: 'build', command: npm('build') }]),
    ...inNode,
    // The browser has all cores to itself.
    {
      name: 'e2e',
      command: ['npx', 'playwright', 'test', ...args],
      after: inNode.map(({ name }) => name),
    },
  ];
}
