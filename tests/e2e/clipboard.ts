import type { Page } from '@playwright/test';

/** The clipboard as a browser has it that lets no page write. */
export async function denyClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
}
