/** `npm run fuzz`: the fuzz test with more runs (`FUZZ_RUNS`) and a different seed each time (`FUZZ_SEED`). */
import { run } from './run.mts';

process.env.FUZZ_RUNS ??= '3000';
process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
console.log(`FUZZ_RUNS=${process.env.FUZZ_RUNS} FUZZ_SEED=${process.env.FUZZ_SEED} npm run fuzz`);

process.exitCode = await run('npx', [
  'vitest',
  'run',
  '--project',
  'unit',
  'tests/unit/fuzz.test.ts',
]);
