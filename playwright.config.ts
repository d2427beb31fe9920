import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './tests/support/browser';
import { findBrowser } from './tests/support/programs';

/** Away from the port of `npm run preview`, so that both can run at once. */
const PORT = Number(process.env.PORT ?? 3100);

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // As many as the machine has cores.
  workers: '100%',
  // The second try is for its trace: the run fails all the same. A trace of every test would double the time.
  retries: 1,
  failOnFlakyTests: true,
  // These end what hangs, also on a machine that has other things to do.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1350, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/documentation/`,
    timeout: 180_000,
  },
});
