import { expect } from '@playwright/test';
import { open } from './site';
import { test } from './oneTab';

const INTRODUCTION = '/docs/api/fakewright';

test('An error of the introduction is closed, and its address opens it', async ({ page }) => {
  await open(page, INTRODUCTION);
  const heading = page.locator('[id="429-the-rate-limit-is-used-up"]');
  const example = page.getByText('"title": "Rate limit reached"');
  await expect(heading).toBeVisible();
  await expect(example).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'rate-limit', exact: true }).click();
  await expect(example).toBeVisible();
  await expect(heading).toBeInViewport();
});

test('The sidebar leads to sections of the introduction', async ({ page }) => {
  await open(page, '/docs/api/generate-an-iban');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const [name, heading] of [
    ['Limits', 'Limits'],
    ['Types', 'With a typed client'],
    ['Changelog', 'Changelog'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('A long list of contents shows the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 420 });
  await open(page, '/blog/long-blog-post');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await page.locator('#in-short').evaluate((heading) => heading.scrollIntoView());
  await expect(last).toBeInViewport();
});
