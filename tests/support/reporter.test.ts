import { styleText } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import QuietReporter, { shortenLines } from './reporter.ts';

const long = 'page '.repeat(100);

test.each([
  ['a short line is kept', 'short', 'short'],
  ['a short line keeps its colours', '\u001b[31mshort\u001b[39m', '\u001b[31mshort\u001b[39m'],
  [
    'a long line is truncated, and its length is printed',
    long,
    `${long.slice(0, 300)} … (500 characters)`,
  ],
  [
    'a long line between other lines loses its colours',
    `first\n${styleText('red', long, { validateStream: false })}\nlast`,
    `first\n${long.slice(0, 300)} … (500 characters)\nlast`,
  ],
])('%s', (_, text, expected) => {
  expect(shortenLines(text)).toBe(expected);
});

test('the reporter prints the running files every minute', () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new QuietReporter();
  const file = (name: string) =>
    ({ relativeModuleId: name, errors: () => [] }) as unknown as TestModule;
  void reporter.onTestRunStart?.([]);
  void reporter.onTestModuleStart?.(file('a.test.ts'));
  void reporter.onTestModuleStart?.(file('b.test.ts'));
  void reporter.onTestModuleEnd?.(file('a.test.ts'));
  vi.advanceTimersByTime(60_000);
  void reporter.onTestRunEnd?.([], [], 'passed');
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  expect(log.mock.calls).toEqual([['Running: b.test.ts']]);
});
