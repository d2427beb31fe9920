/**
 * `npx tsx scripts/checkPrTitle.mts "<title>"`: checks the title of a pull request, which becomes the subject of its commit.
 */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readOptions } from './support/options.ts';

const MAX_LENGTH = 72;

/** Matches Conventional Commits: a type, optionally a scope, and a subject that begins with a lower-case word. */
const TITLE =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w.-]+\))?!?: [a-z]+ \S/;

/** Matches titles that GitHub and Dependabot generate. */
const GENERATED_TITLE = /^Revert "|^(?:chore|ci)\([\w-]+\): bump /;

/** Lists problems of a title. Each problem is a sentence that explains how to fix the title. */
export function checkPrTitle(title: string): string[] {
  if (GENERATED_TITLE.test(title)) return [];
  const { length } = title.replace(/ \(#\d+\)$/, '');
  const problems = [
    length > MAX_LENGTH &&
      `has ${length} characters. Shorten it to ${MAX_LENGTH}, and split a change with several parts.`,
    !TITLE.test(title) &&
      'is not conventional. Write a type, a scope and an imperative: "fix(finance): compute check digits".',
  ];
  return problems.filter((problem) => problem !== false);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [title = ''] = readOptions(
    'npx tsx scripts/checkPrTitle.mts',
    {},
    { operands: 'TITLE' },
  ).positionals;
  const problems = checkPrTitle(title);
  for (const problem of problems) console.error(`"${title}" ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
