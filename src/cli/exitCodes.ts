/** Exit codes of `npm run api` with their meanings. */
export const EXIT_CODES = {
  fine: [0, 'the pages are those of the description'],
  refused: [1, 'the description is refused'],
  usage: [2, 'the command was called wrongly'],
  outOfDate: [3, 'with --check: the pages are not those of the description'],
  notWritten: [4, 'the pages cannot be written'],
  failed: [5, 'the command itself has a fault'],
} as const satisfies Record<string, readonly [code: number, meaning: string]>;

/** The codes and their meanings for `--help`, one per line. */
export function describeExitCodes(): string {
  return Object.values(EXIT_CODES)
    .map(([code, meaning]) => `  ${code}  ${meaning}`)
    .join('\n');
}
