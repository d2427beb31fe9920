import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withBasePath, openPage } from './site';
import { test } from './sharedTab';

const DOC = '/docs/custom/custom-template';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page): Locator =>
  page.getByRole('button', { name: 'Toggle navigation bar', includeHidden: true });
const sidebar = (page: Page): Locator => page.locator('.navbar-sidebar');
const backButton = (page: Page): Locator =>
  sidebar(page).getByRole('button', { name: 'Back to main menu' });

async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(sidebar(page)).toBeVisible({ visible: isOpen });
}

async function openSidebar(page: Page): Promise<void> {
  await expectOpen(page, false);
  await toggle(page).click();
  await expectOpen(page, true);
}

test('buttons open and close the mobile sidebar, and a click on a link closes the sidebar', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSidebar(page);
  const link = sidebar(page).getByRole('link', { name: 'API Doc' });
  await expect(link).toBeInViewport();
  await expect(sidebar(page).getByRole('link', { name: 'Subscribe' })).toBeInViewport();
  await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await openSidebar(page);
  await link.click();
  await expect(page).toHaveURL(withBasePath(INTRODUCTION_PATH));
  await expectOpen(page, false);
});

test('the mobile sidebar lists the navbar links, followed by the footer links', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSidebar(page);
  const hrefs = (part: Locator): Promise<(string | null)[]> =>
    part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const footer = await hrefs(page.locator('.theme-layout-footer .footer__links'));
  expect(footer.length).toBeGreaterThan(5);
  const menu = await hrefs(sidebar(page));
  expect(menu.slice(-footer.length)).toEqual(footer);
  expect(menu.slice(0, -footer.length)).toContain(withBasePath(INTRODUCTION_PATH));
});

test('the Escape key closes the mobile sidebar', async ({ page }) => {
  await openPage(page, '/');
  await openSidebar(page);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
});

test('the mobile sidebar closes when the viewport becomes desktop-sized', async ({ page }) => {
  await openPage(page, '/');
  await openSidebar(page);
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(sidebar(page)).toBeHidden();
  // The sidebar stays closed when the screen becomes narrow again.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expectOpen(page, false);
});

test('the back button closes the open mobile sidebar and does not leave the page', async ({
  page,
}) => {
  await openPage(page, '/');
  await page
    .getByRole('main')
    .locator(`a[href^="${withBasePath('/docs/')}"]`)
    .first()
    .click();
  await expect(page).not.toHaveURL(withBasePath('/'));
  const address = page.url();
  await openSidebar(page);

  await page.evaluate(() => history.back());
  await expectOpen(page, false);
  await expect(page, 'the page stays').toHaveURL(address);

  await page.evaluate(() => history.back());
  await expect(page, 'the second step back leaves it').toHaveURL(withBasePath('/'));
});

test('on docs pages the mobile sidebar shows the docs menu, with a button back to the main menu', async ({
  page,
}) => {
  await openPage(page, DOC);
  await openSidebar(page);
  const docLink = sidebar(page).locator(`a[href="${withBasePath(DOC)}"]`);
  const mainLink = sidebar(page).getByRole('link', { name: 'Subscribe' });
  await expect(docLink, 'the docs sidebar, where the reader is').toBeInViewport();
  await expect(mainLink).not.toBeInViewport();

  await backButton(page).click();
  await expect(mainLink).toBeInViewport();
  await expect(docLink).not.toBeInViewport();
});
