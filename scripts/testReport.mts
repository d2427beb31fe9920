/** What the reports of Vitest and Playwright say about a run, for the end of `npm test`. */

/** One test that ran, or did not. */
export interface Outcome {
  name: string;
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Milliseconds. */
  duration: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

export function readVitest({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${name.replace(/^.*\/tests\//, '')}: ${fullName}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      duration: duration ?? 0,
    })),
  );
}

const PLAYWRIGHT_STATUS: Readonly<Record<string, Outcome['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

export function readPlaywright({ suites = [] }: PlaywrightReport, above = ''): Outcome[] {
  return suites.flatMap(({ title, suites: below, specs = [] }) => {
    const place = above === '' ? `e2e/${title}: ` : `${above}${title} `;
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `${place}${spec.title}`,
        status: PLAYWRIGHT_STATUS[status] ?? 'skipped',
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    );
    return [...own, ...readPlaywright({ suites: below }, place)];
  });
}

/** The lines that end a run: the slowest twenty, what was flaky or skipped, and the counts. */
export function summarize(outcomes: readonly Outcome[]): string[] {
  const named = (status: Outcome['status']) => outcomes.filter((each) => each.status === status);
  const seconds = ({ duration, name }: Outcome) => `  ${(duration / 1000).toFixed(1)} s  ${name}`;
  const slowest = [...outcomes].sort((a, b) => b.duration - a.duration).slice(0, 20);
  const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
  const counts = (['passed', 'failed', 'flaky', 'skipped'] as const).map(
    (status) => `${named(status).length} ${status}`,
  );
  return [
    ...list('Slowest:', slowest.map(seconds)),
    ...list('Flaky:', named('flaky').map(seconds)),
    ...list('Skipped:', named('skipped').map(seconds)),
    counts.join(', '),
  ];
}

/** Whether the run counts as passed; in CI nothing may be flaky or skipped. */
export function hasPassed(outcomes: readonly Outcome[], isCi: boolean): boolean {
  const bad = isCi ? ['failed', 'flaky', 'skipped'] : ['failed'];
  return outcomes.length > 0 && !outcomes.some(({ status }) => bad.includes(status));
}

/**
 * Processor seconds that `npm test` may take, whatever else the machine does: 12 minutes on two cores, 15 on the slower
 * ones of CI.
 */
export function processorLimit(isCi: boolean): number {
  return (isCi ? 15 : 12) * 60 * 2;
}

/** What a run took, and whether that is within the limit; without a limit where everything is swept. */
export function judgeCosts(
  { wall, cpu }: { wall: number; cpu: number },
  limit: number | undefined,
): { isWithin: boolean; line: string } {
  const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
  const isWithin = limit === undefined || cpu <= limit;
  const took = `${minutes(wall)}, ${minutes(cpu)} of processor time`;
  return {
    isWithin,
    line: isWithin
      ? took
      : `${took}: the limit is ${minutes(limit)}. Make the slowest quicker, or move sweeps to npm run test:all.`,
  };
}
