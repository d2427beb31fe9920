import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { openPage } from './site';

const errors: Record<string, (page: Page) => Promise<unknown>> = {
  'an error on the console': (page) => page.evaluate(() => console.error('wrong')),
  'an exception': (page) =>
    page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('wrong');
      }),
    ),
  'a POST request': (page) => page.evaluate(() => fetch('', { method: 'POST' })),
  'a request for a missing file': (page) => page.evaluate(() => fetch('/no-such-file')),
  'a request to another host': (page) =>
    page.evaluate(() => fetch('https://other.example/').catch(() => undefined)),
  'an error on the console of another tab': async (page) => {
    const other = await page.context().newPage();
    await other.evaluate(() => console.error('wrong'));
  },
};

for (const [error, provoke] of Object.entries(errors)) {
  test(`${error} makes an end-to-end test fail`, async ({ page }) => {
    test.fail();
    await openPage(page, '/');
    await provoke(page);
  });
}
