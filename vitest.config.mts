import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left free.
    maxWorkers: 2,
    projects: [
      // One process reads the description once for all files.
      { test: { name: 'spec', include: ['tests/spec/**/*.test.ts'], isolate: false } },
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'robustness',
          include: ['tests/robustness/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
