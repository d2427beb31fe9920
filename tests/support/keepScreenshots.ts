/** Saves a screenshot of each open page when a test fails, like Playwright's test runner. */
import path from 'node:path';
import { afterEach } from 'vitest';
import { openBrowsers } from '../../scripts/support/browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Folder with the screenshots of a failed test. `npm test` prints its path at the end. */
    screenshots?: string;
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = [...openBrowsers]
    .flatMap((browser) => browser.contexts())
    .flatMap((context) => context.pages());
  if (pages.length === 0) return;
  const folder = path.join('test-results/screenshots', task.name.replace(/\W+/g, '-').slice(0, 80));
  await Promise.all(
    pages.map((page, index) => page.screenshot({ path: path.join(folder, `${index + 1}.png`) })),
  );
  task.meta.screenshots = folder;
});
