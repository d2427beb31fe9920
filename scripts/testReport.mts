/** What is said at the end of `npm test`, and what Playwright's JSON report says for it. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test that ran, or did not. */
export interface Outcome {
  /** File and title. */
  name: string;
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Why it failed, or why it was skipped. */
  reason?: string;
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    line: number;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { path?: string }[];
}

/** As many lines of an error as say what is wrong. */
const LINES = 16;

/** A message without colours, paths of this machine and what packages add to a stack. */
export function shorten(message: string): string {
  return stripVTControlCharacters(message)
    .replaceAll(process.cwd() + path.sep, '')
    .split('\n')
    .filter(
      (line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:|<anonymous>)/.test(line),
    )
    .slice(0, LINES)
    .join('\n');
}

const PLAYWRIGHT_STATUS: Readonly<Record<string, Outcome['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

/** Its error, and the folder with what the browser showed. */
function describeResults(results: readonly PlaywrightResult[]): string {
  const [error] = results.flatMap((result) => result.error?.message ?? []);
  const files = results
    .flatMap((result) => result.attachments ?? [])
    .flatMap((each) => each.path ?? []);
  const folders = [...new Set(files.map((file) => path.relative('', path.dirname(file))))];
  return [shorten(error ?? ''), ...folders.map((folder) => `Trace and screenshot: ${folder}`)].join(
    '\n',
  );
}

export function readPlaywright({ suites = [], errors = [] }: PlaywrightReport): Outcome[] {
  const readSuite = (suite: PlaywrightSuite, above: string[]): Outcome[] => [
    ...(suite.specs ?? []).flatMap(({ title, line, tests }) =>
      tests.map(({ status: found, results }): Outcome => {
        const status = PLAYWRIGHT_STATUS[found] ?? 'skipped';
        const name = [`tests/e2e/${suite.file}:${line}`, ...above, title].join(' > ');
        const isBad = status === 'failed' || status === 'flaky';
        return { name, status, ...(isBad ? { reason: describeResults(results) } : {}) };
      }),
    ),
    ...(suite.suites ?? []).flatMap((below) => readSuite(below, [...above, below.title])),
  ];
  const general = errors.map(({ message = '' }): Outcome => ({
    name: 'Playwright',
    status: 'failed',
    reason: shorten(message),
  }));
  return [...general, ...suites.flatMap((suite) => readSuite(suite, []))];
}

/**
 * The end of a run: failed, flaky and skipped tests with their reasons, and the counts. A flaky test is one that passed
 * at its second try only; it counts as failed.
 */
export function summarize(outcomes: readonly Outcome[]): string {
  const named = (status: Outcome['status']) => outcomes.filter((each) => each.status === status);
  const indent = (text: string) => text.replaceAll(/^/gm, '      ');
  const list = (title: string, status: Outcome['status']) => {
    const lines = named(status).map(
      ({ name, reason }) => `  ${name}${reason ? `\n${indent(reason)}` : ''}`,
    );
    return lines.length > 0 ? [title, ...lines] : [];
  };
  const failed = named('failed').length + named('flaky').length;
  return [
    ...list('Failed:', 'failed'),
    ...list('Flaky, which counts as failed:', 'flaky'),
    ...list('Skipped:', 'skipped'),
    `${named('passed').length} passed, ${failed} failed, ${named('skipped').length} skipped`,
  ].join('\n');
}
