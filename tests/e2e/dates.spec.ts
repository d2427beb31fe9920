import { expect } from '@playwright/test';
import { posts } from '../support/blog';
import { openPage } from './site';
import { test } from './fixtures';

const days = posts.map(({ date }) => Number(date.slice(8))).reverse();

// The time zones with the smallest and the largest offset from UTC.
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const path of ['/blog', '/blog/archive']) {
      test(`the date of each post on ${path} is the date in the file name of the post`, async ({
        page,
      }) => {
        await openPage(page, path);
        const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
        expect(zone).toBe(timezoneId);
        const shown = await page.locator('main time').allInnerTexts();
        expect(shown.map((text) => Number(/[A-Z][a-z]+ (\d+)/.exec(text)?.[1]))).toEqual(days);
      });
    }
  });
}
