import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const LIMITS = {
  // No test is judged by its time: these end a test that hangs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Lines of a difference that are printed. A wrong footer is a difference of every page.
  diff: { truncateThreshold: 40 },
};

/** A test leaves no stub or spy behind, even if it fails. */
const CLEAN = { unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

/** A project, whose tests are those of `include`. */
const project = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: { name, include, ...LIMITS, ...CLEAN, ...options },
});

/** Needs what is generated from the OpenAPI document. */
const GENERATED = { globalSetup: ['tests/support/generated.ts'] };

/** A process reads the OpenAPI document and the modules once for all files: no test leaves anything behind. */
const SHARED = { isolate: false };

const SLOW: TestProjectInlineConfiguration['test'] = {
  ...GENERATED,
  // A test may wait for several starts, builds or reloads of a site.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  setupFiles: ['tests/support/keepScreenshots.ts'],
  // The screenshot before a test closes its pages.
  sequence: { hooks: 'list' },
};

/** Slow suites, each with a folder of its name. `commands` is part of `npm test`. */
const SUITES = ['commands', 'programs', 'browsers', 'hosting', 'sites'];

export default defineConfig({
  test: {
    // By default one core is left free.
    maxWorkers: '100%',
    // Prints failures and the counts. In a workflow, failures are annotations as well.
    reporters: [
      './tests/support/reporter.ts',
      'minimal',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
    ],
    projects: [
      project('content', ['tests/content/*.test.ts'], { ...GENERATED, ...SHARED }),
      project('examples', ['tests/content/slow/*.test.ts'], {
        ...GENERATED,
        ...SHARED,
      }),
      'packages/engine',
      project('repository', ['tests/repository/*.test.ts'], SHARED),
      project('unit', ['tests/{unit,reference,support}/**/*.test.{ts,tsx}'], {
        ...GENERATED,
        ...SHARED,
      }),
      // One process reads and parses each page of the build once for all files.
      project('build', ['tests/build/**/*.test.ts'], {
        ...GENERATED,
        ...SHARED,
        fileParallelism: false,
        // Projects with another number of workers cannot run at the same time.
        sequence: { groupOrder: 1 },
      }),
      ...SUITES.map((name) => project(name, [`tests/${name}/*.test.ts`], SLOW)),
    ],
  },
});
