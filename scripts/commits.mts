/**
 * `npx tsx scripts/commits.mts <range>`: checks the subjects of the commits in a range, such as `main..HEAD`. It exits with 1 and
 * one line for each problem.
 */
import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readOptions } from './support/options.ts';

const LONGEST = 72;

/** Conventional Commits: a type, optionally a scope, and a subject that begins with a lower-case word. */
const SUBJECT =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w.-]+\))?!?: [a-z]+ \S/;

/** Returns what is wrong with a subject and what to do, in one sentence for each problem. */
export function checkSubject(subject: string): string[] {
  const problems = [
    subject.length > LONGEST &&
      `has ${subject.length} characters. Shorten it to ${LONGEST}, and split a commit with several changes.`,
    !SUBJECT.test(subject) &&
      'is not conventional. Write a type, a scope and an imperative: "fix(finance): compute check digits".',
  ];
  return problems.filter((problem) => problem !== false);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [range = 'main..HEAD'] = readOptions('npx tsx scripts/commits.mts [range]', {}).positionals;
  const args = ['log', '--no-merges', '--format=%h %s', range];
  const lines = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const problems = lines.flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    return checkSubject(subject).map((problem) => `${hash} "${subject}" ${problem}`);
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
