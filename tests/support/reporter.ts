import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Maximum number of characters in a line. Lines can be long, because a page of the build is one line. */
const MOST = 300;

/** Truncates each long line, removes its colours, and appends its length. */
export function shortenLines(text: string): string {
  return text.replaceAll(/^.+$/gm, (coloured) => {
    const line = stripVTControlCharacters(coloured);
    return line.length > MOST ? `${line.slice(0, MOST)} … (${line.length} characters)` : coloured;
  });
}

function shortenErrors(errors: readonly TestError[]): void {
  for (const error of errors) {
    error.message = shortenLines(error.message);
    if (error.diff !== undefined) error.diff = shortenLines(error.diff);
  }
}

/** Interval of progress messages in milliseconds. Without them, a suite without errors would print nothing. */
const MINUTE = 60_000;

/** Shortens test errors before the next reporters print them, and prints the running files every minute. */
export default class QuietReporter implements Reporter {
  readonly #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart: Reporter['onTestRunStart'] = () => {
    this.#timer = setInterval(() => {
      if (this.#running.size > 0) console.log(`Running: ${[...this.#running].join(', ')}`);
    }, MINUTE);
  };

  onTestRunEnd: Reporter['onTestRunEnd'] = () => clearInterval(this.#timer);

  onTestModuleStart: Reporter['onTestModuleStart'] = ({ relativeModuleId }) =>
    void this.#running.add(relativeModuleId);

  onTestCaseResult: Reporter['onTestCaseResult'] = (test) =>
    shortenErrors(test.result().errors ?? []);

  onTestSuiteResult: Reporter['onTestSuiteResult'] = (suite) => shortenErrors(suite.errors());

  onTestModuleEnd: Reporter['onTestModuleEnd'] = (file) => {
    this.#running.delete(file.relativeModuleId);
    shortenErrors(file.errors());
  };
}
