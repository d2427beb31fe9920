import { defineConfig } from 'vitest/config';
import { EVERYTHING } from './tests/support/sweep';

/** What draws values by the thousand, reads whole downloads or runs programs: too slow for `npm run check`. */
const SLOW = ['blog-examples', 'domain-*', 'downloads', 'engine-*', 'parameters', 'twins'].map(
  (name) => `tests/spec/${name}.test.ts`,
);

export default defineConfig({
  test: {
    // By default one core is left free.
    maxWorkers: '100%',
    projects: [
      // A process reads the description and the modules once for all files: no test leaves anything behind.
      {
        test: {
          name: 'spec',
          include: ['tests/spec/**/*.test.ts'],
          exclude: SLOW,
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow-spec',
          include: SLOW,
          globalSetup: ['tests/support/generated.ts', 'tests/spec/globalSetup.ts'],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // One process reads and parses each page of the build once for all files.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
          fileParallelism: false,
          // Projects with another number of workers cannot run beside it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'robustness',
          include: ['tests/robustness/**/*.test.ts'],
          // Each takes minutes and needs the package registry.
          exclude: EVERYTHING ? [] : ['tests/robustness/real-descriptions.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
