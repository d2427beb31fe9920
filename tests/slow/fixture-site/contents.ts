import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

/** The site itself has no heading of the fourth level: this page has one of each. */
export function testContents(openPage: OpenPage): void {
  test('the table of contents covers heading levels 2 to 3', async () => {
    const page = await openPage('/fixture/docs/next/levels');
    const headings = page.locator('article .markdown').getByRole('heading');
    await expect(headings).toHaveText([
      'Levels',
      'Second',
      'Third',
      'Fourth',
      'Fifth',
      'Second again',
    ]);
    const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
    await expect(entries).toHaveText(['Second', 'Third', 'Second again']);
  });
}
