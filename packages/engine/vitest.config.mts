import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'engine',
    include: ['tests/**/*.test.ts'],
    // A process reads the document and the modules once for all files: no test leaves anything behind.
    isolate: false,
    // No test is judged by its time: these end a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    diff: { truncateThreshold: 40 },
  },
});
