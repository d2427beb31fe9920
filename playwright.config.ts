import { defineConfig } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './scripts/support/browser';
import { findBrowser } from './scripts/support/programs';

/** Differs from the port of `npm run preview`, so that both can run at once. */
const PORT = Number(process.env.PORT || 3100);

/** Whether to test Docusaurus' own code. Only an upgrade, which Dependabot proposes, can break these tests. */
const hasUpgradeTests =
  process.env.EXHAUSTIVE === 'all' || process.env.GITHUB_ACTOR === 'dependabot[bot]';

const isCi = Boolean(process.env.CI);
const browser = findBrowser();

/** `npx playwright show-report test-results/report` opens it. */
const HTML_REPORT = [
  'html',
  { open: 'never', outputFolder: 'test-results/report' },
] as const satisfies ReporterDescription;

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: hasUpgradeTests ? [] : 'upgrade/**',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // One worker for each core.
  workers: '100%',
  // Retries once to record a trace. A flaky test still fails the run. Traces of every test would double the time.
  retries: 1,
  failOnFlakyTests: true,
  // Safety timeouts for tests that hang, long enough for a busy machine.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['dot'], ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []), HTML_REPORT],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1350, height: 900 },
    launchOptions: { executablePath: browser, args: BROWSER_ARGUMENTS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/documentation/`,
    timeout: 300_000,
  },
});
