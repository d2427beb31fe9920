import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const LIMITS = {
  // The limit stops only tests that hang. No test depends on its duration.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Maximum number of lines of a difference. A wrong footer causes a difference on every page.
  diff: { truncateThreshold: 40 },
};

/** Removes stubs and spies after a test, even if it fails. */
const CLEAN = { unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

/** Creates a project with the tests of `include`. */
const project = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: { name, include, ...LIMITS, ...CLEAN, ...options },
});

/** Needs files generated from the OpenAPI document. */
const GENERATED = { globalSetup: ['tests/support/generated.ts'] };

/**
 * One process reads the OpenAPI document and the modules once for all files, because no test leaves anything behind.
 */
const SHARED = { isolate: false };

const SLOW: TestProjectInlineConfiguration['test'] = {
  ...GENERATED,
  // A test may wait for several starts, builds or reloads of a site.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  setupFiles: ['tests/support/keepScreenshots.ts'],
  // Runs hooks in the order of their definition, so that the screenshot comes before a test closes its pages.
  sequence: { hooks: 'list' },
};

/** Slow suites, each with a folder of its name. `commands` is part of `npm test`. */
const SUITES = ['commands', 'programs', 'browsers', 'hosting', 'sites'];

export default defineConfig({
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    // Prints failures and counts. In a workflow, failures are annotations as well.
    reporters: [
      './tests/support/reporter.ts',
      'minimal',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
    ],
    projects: [
      project('content', ['tests/content/*.test.ts'], { ...GENERATED, ...SHARED }),
      project('examples', ['tests/examples/*.test.ts'], {
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
        // Projects with different numbers of workers cannot run at the same time.
        sequence: { groupOrder: 1 },
      }),
      ...SUITES.map((name) => project(name, [`tests/${name}/*.test.ts`], SLOW)),
    ],
  },
});
