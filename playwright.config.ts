import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/support/browser';

/** What measures times has the machine to itself. */
const SPEED = '**/*-speed.spec.ts';

/** Away from the port of `npm run preview`, so that both can run at once. */
const PORT = Number(process.env.PORT ?? 3100);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine of two busy cores can miss a frame. What passes at the second try is reported as flaky.
  retries: 1,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1350, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: SPEED },
    { name: 'speed', testMatch: SPEED, workers: 1, dependencies: ['site'] },
  ],
  webServer: {
    command: `npx docusaurus serve --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/documentation/`,
    reuseExistingServer: !process.env.CI,
  },
});
