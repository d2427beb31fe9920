import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'engine',
    include: ['tests/**/*.test.ts'],
    // A process loads the OpenAPI document and the modules once for all files, because tests leave no global state.
    isolate: false,
    // Timeouts end tests that hang. They do not limit the duration of working tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    diff: { truncateThreshold: 40 },
  },
});
