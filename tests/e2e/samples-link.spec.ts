import { expect } from '@playwright/test';
import { open } from './site';
import { test } from './oneTab';

const path = '/docs/api/generate-an-isbn';

test('On a phone, one tap leads to the samples from anywhere on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, path);
  const link = page.getByRole('link', { name: 'Samples', exact: true });
  const samples = page.getByRole('complementary', { name: 'Samples' });
  for (const place of ['top', 'bottom']) {
    await page.evaluate(
      (end) => scrollTo(0, end === 'top' ? 0 : document.body.scrollHeight),
      place,
    );
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(samples.getByText('Samples', { exact: true })).toBeInViewport();
  }
});

test('On a wide screen, where the samples stay in view, there is no link to them', async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Samples', exact: true })).toBeHidden();
});
