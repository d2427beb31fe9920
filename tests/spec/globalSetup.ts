/** Around all tests of `slow-spec`: the checks of the domain tests register, and are counted when the last has run. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CHECKS_FILE, findUnchecked, readChecks } from './checks.ts';

export function setup(): void {
  rmSync(CHECKS_FILE, { force: true });
}

/** @throws Error when all domain tests have run and something was looked at by none of them. */
export async function teardown(): Promise<void> {
  const checks = readChecks();
  const ran = new Set(checks.map(({ file }) => path.basename(file)));
  const files = globSync('tests/spec/domain-*.test.ts').map((file) => path.basename(file));
  if (!files.every((file) => ran.has(file))) return;
  const unchecked = await findUnchecked(checks);
  if (unchecked.length > 0) {
    // Vitest prints an error of a teardown, and by itself still ends with 0.
    process.exitCode = 1;
    throw new Error(`No domain test looks at the values of:\n${unchecked.join('\n')}`);
  }
}
