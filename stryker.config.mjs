/**
 * Mutation run over the view and the engine's requests: `npm run mutation`. A fixed seed chooses the lines that are
 * changed, `MUTATION_SEED` others. The report names each change that no test has noticed.
 */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Lines that are chosen together, and which share of such blocks is. */
const BLOCK = 8;
const SHARE = 1 / 8;

let state = Number(process.env.MUTATION_SEED ?? 20250101);
/** The same numbers from 0 to 1 in every run: a linear congruential generator. */
const random = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;

/** Blocks of a file's lines as Stryker names them: `src/a.ts:9-16`. */
function chooseBlocks(file) {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, index) => index * BLOCK + 1)
    .filter(() => random() < SHARE)
    .map((first) => `${file}:${first}-${first + BLOCK - 1}`);
}

const view = globSync('src/reference/view/**/*.ts', { ignore: '**/types.ts' }).sort();
const http = ['body', 'check', 'parameters', 'query', 'rules'].map((name) => `http/${name}`);
const engine = ['produce', 'multiples', ...http, 'location/coordinates', 'tags/number'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...view.flatMap(chooseBlocks),
    // Small, and where parameters are checked: whole.
    'src/engine/request.ts',
    ...engine.map((name) => `src/engine/${name}.ts`).flatMap(chooseBlocks),
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mts', related: false },
  coverageAnalysis: 'perTest',
  // What runs as a module is loaded needs all tests again for each change: five times the duration of the others.
  ignoreStatic: true,
  // Texts and classes are proved in the browser.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  ignorePatterns: ['build', '.docusaurus', 'bench', 'tests/e2e', 'tests/slow', 'test-results'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
};
