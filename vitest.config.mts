import { defineConfig } from 'vitest/config';

/** These end what hangs, also on a machine that has other things to do: nothing is judged by its time. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    // By default one core is left free.
    maxWorkers: '100%',
    projects: [
      // A process reads the description and the modules once for all files: no test leaves anything behind.
      {
        test: {
          ...LIMITS,
          name: 'description',
          include: ['tests/description/*.test.ts'],
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'slow-description',
          include: ['tests/description/slow/*.test.ts'],
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'engine',
          include: ['tests/engine/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'repository',
          include: ['tests/repository/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
        },
      },
      {
        // One process reads and parses each page of the build once for all files.
        test: {
          ...LIMITS,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/generated.ts'],
          isolate: false,
          fileParallelism: false,
          // Projects with another number of workers cannot run beside it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          globalSetup: ['tests/support/generated.ts'],
          setupFiles: ['tests/support/keepScreenshots.ts'],
          // The screenshot before a test closes its pages.
          sequence: { hooks: 'list' },
          exclude: process.env.SWEEP === 'all' ? [] : ['tests/slow/without-patches.test.ts'],
        },
      },
    ],
  },
});
