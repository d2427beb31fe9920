import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Characters of a line: a page of the build is one line. */
const MOST = 300;

/** Cuts long lines, which lose their colours, and tells how long they were. */
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

/** Shortens the errors of tests, which the reporters after it print. */
export default class ShortLines implements Reporter {
  onTestCaseResult: Reporter['onTestCaseResult'] = (test) =>
    shortenErrors(test.result().errors ?? []);

  onTestSuiteResult: Reporter['onTestSuiteResult'] = (suite) => shortenErrors(suite.errors());

  onTestModuleEnd: Reporter['onTestModuleEnd'] = (file) => shortenErrors(file.errors());
}
