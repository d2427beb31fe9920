import { expect } from '@playwright/test';
import { open } from './site';
import { test } from './oneTab';

const layouts = [
  { width: 996, layout: 'mobile' },
  { width: 997, layout: 'desktop' },
] as const;

for (const { width, layout } of layouts) {
  test(`Layout is ${layout} at ${width} px width.`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/docs/custom/custom-template');
    const isDesktop = layout === 'desktop';
    const onMobile = page.getByRole('button', { name: 'Toggle navigation bar' });
    const onDesktop = [
      page.getByRole('link', { name: 'API Doc' }),
      page.getByRole('navigation', { name: 'Docs sidebar' }),
      page.locator('.theme-doc-toc-desktop'),
    ];
    await expect(onMobile).toBeVisible({ visible: !isDesktop });
    for (const part of onDesktop) await expect(part).toBeVisible({ visible: isDesktop });
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: !isDesktop });
  });
}
