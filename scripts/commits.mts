/**
 * `npx tsx scripts/commits.mts <range>`: checks the subjects of the commits in a range, such as `main..HEAD`. It exits with 1 and
 * one line for each problem.
 */
import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const LONGEST = 72;

/** Conventional Commits: a type, optionally a scope, and a description that begins with a lower-case word. */
const SUBJECT =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w.-]+\))?!?: (?<verb>[a-z]+) \S/;

/** Verbs that subjects begin with. An imperative cannot be told from a noun without a list. */
const VERBS = new Set(
  (
    'accept adapt add align allow answer apply avoid begin bound build bump change check choose close collect compare compute convert copy correct ' +
    'count cover create declare delete derive describe document drop enable escape expect explain extract fail filter find fit fix follow ' +
    'format generate give group handle hide highlight hold ignore import include inline insert install join keep label lead leave let limit link ' +
    'lint list load lose lower make mark match measure merge move name negate open order parse pass pin prepare prevent print ' +
    'promise proofread prove publish raise rank read record redirect reduce regenerate reject release remember remove rename render replace ' +
    'report require reset resolve restore restrict return reuse revert rewrite run say send separate serve set share shorten show ' +
    'simplify skip sort split start state stop store style support swap test treat trim try turn type underline unify update upgrade use ' +
    'validate verify wait warn wrap write'
  ).split(' '),
);

/** Returns what is wrong with a subject and what to do, in one sentence for each problem. */
export function checkSubject(subject: string): string[] {
  const verb = SUBJECT.exec(subject)?.groups?.verb;
  const problems = [
    subject.length > LONGEST &&
      `has ${subject.length} characters. Shorten it to ${LONGEST}, and split a commit with several changes.`,
    verb === undefined &&
      'is not conventional. Write a type, a scope and an imperative: "fix(finance): compute check digits".',
    verb !== undefined &&
      !VERBS.has(verb) &&
      `begins with "${verb}". Begin with an imperative, or add the verb to scripts/commits.mts.`,
  ];
  return problems.filter((problem) => problem !== false);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [, , range = 'main..HEAD'] = argv;
  const args = ['log', '--no-merges', '--format=%h %s', range];
  const lines = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const problems = lines.flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    return checkSubject(subject).map((problem) => `${hash} "${subject}" ${problem}`);
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
