import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

export function testFields(openPage: OpenPage): void {
  test('navbar: items and style; colorMode.disableSwitch', async () => {
    const page = await openPage('/fixture/');
    const left = page.locator('.navbar__items:not(.navbar__items--right) > .navbar__item');
    const right = page.locator('.navbar__items--right > .navbar__item');
    await expect(left).toContainText(['Guide', 'More']);
    await expect(right).toContainText(['1.0']);
    const [bar, primary] = await page.locator('nav.navbar').evaluate((navbar) => {
      const probe = document.createElement('div');
      probe.style.color = 'var(--ifm-color-primary)';
      navbar.append(probe);
      return [getComputedStyle(navbar).backgroundColor, getComputedStyle(probe).color];
    });
    expect(bar).toBe(primary);
    await expect(page.getByRole('button', { name: /dark and light mode/ })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('footer: links, logo, copyright and style', async () => {
    const page = await openPage('/fixture/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Read', { exact: true })).toBeVisible();
    await expect(footer.getByText('Elsewhere', { exact: true })).toBeVisible();
    const vendor = footer.getByRole('link', { name: 'Vendor' });
    await expect(vendor).toHaveAttribute('href', 'https://vendor.example');
    await expect(footer.getByRole('img', { name: 'Fixture logo' })).toBeVisible();
    await expect(footer).toContainText('Copyright of the fixture');
    await expect(footer).toHaveClass(/footer--dark/);
    await footer.getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/fixture\/docs\/intro$/);
  });

  test('announcementBar: content, backgroundColor, textColor, and no button where it is not closeable', async () => {
    const page = await openPage('/fixture/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveText('This notice stays');
    // The content security policy would block it.
    await expect(bar).not.toHaveAttribute('style');
    await expect(bar).toHaveCSS('background-color', 'rgb(17, 34, 51)');
    await expect(bar).toHaveCSS('color', 'rgb(221, 238, 255)');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });

  // The site itself has no heading of the fourth level: this page has one of each.
  test('the table of contents covers heading levels 2 to 3', async () => {
    const page = await openPage('/fixture/docs/next/levels');
    const headings = page.locator('article .markdown').getByRole('heading');
    const all = ['Levels', 'Second', 'Third', 'Fourth', 'Fifth', 'Second again'];
    await expect(headings).toHaveText(all);
    const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
    await expect(entries).toHaveText(['Second', 'Third', 'Second again']);
  });
}
