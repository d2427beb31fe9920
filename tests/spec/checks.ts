/** Which values the tests in `domain-*.test.ts` have looked at: each says so when it draws them. */
import { existsSync, readFileSync } from 'node:fs';

/** A JSON document in each line, written by the processes that run tests. */
export const CHECKS_FILE = 'node_modules/.cache/checks.jsonl';

/** A test in this file has looked at values of an operation that were asked for with these parameters. */
export interface Check {
  file: string;
  name: string;
  parameters: string[];
}

/** Every check of this run. */
export function readChecks(): Check[] {
  if (!existsSync(CHECKS_FILE)) return [];
  return readFileSync(CHECKS_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Check);
}

/** Parameters that mean the same in many operations: `rules.ts` says what, or a domain test looks. */
const SHARED_VOCABULARY = 'min max length country from to sex issuer protocol formatted'.split(' ');

/**
 * What no domain test looks at: operations, and those of their parameters in the shared vocabulary that no rule
 * covers, as `phone/e164-number country`.
 */
export async function findUnchecked(checks: readonly Check[]): Promise<string[]> {
  // Both read the description, which only this needs.
  const [{ operations }, { RULES }] = await Promise.all([
    import('./description.ts'),
    import('./rules.ts'),
  ]);
  const looked = new Set(checks.map(({ name }) => name));
  const given = new Set(
    checks.flatMap(({ name, parameters }) => parameters.map((parameter) => `${name} ${parameter}`)),
  );
  return operations.flatMap(({ name, operation }) => [
    ...(looked.has(name) ? [] : [name]),
    ...(operation.parameters ?? [])
      .filter((parameter) => SHARED_VOCABULARY.includes(parameter.name))
      .filter((parameter) => {
        const rule = RULES[parameter.name];
        return !rule || name in (rule.elsewhere ?? {});
      })
      .map((parameter) => `${name} ${parameter.name}`)
      .filter((title) => !given.has(title)),
  ]);
}
