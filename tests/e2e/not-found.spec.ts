import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { description, readBuilt } from '../support/build';
import { at, catalogue, collectFaults, goInApp, headingOf, open, waitForHydration } from './site';

const notFoundTitle = /page not found/i;

async function expectNotFound(page: Page): Promise<void> {
  await expect(headingOf(page)).toContainText('Page not found');
}

for (const path of ['/nothing-here', '/docs/api/generate-nothing', '/blog/tags/other']) {
  test(`Any path not listed shows a not-found page: ${path}`, async ({ page }) => {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expectNotFound(page);
    await expect(page).toHaveTitle(notFoundTitle);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('Within the app, an unknown path shows the not-found page, and a trailing .html is trimmed', async ({
  page,
}) => {
  await open(page, '/blog');
  await goInApp(page, '/nothing-here');
  await expectNotFound(page);
  await goInApp(page, '/markdown-page.html');
  await expect(headingOf(page)).toHaveText('About this documentation');
});

for (const { address, nearest } of [
  { address: '/docs/api/generate-a-credit-card-numbr', nearest: 'Credit card number' },
  { address: '/docs/api/generate-an-ibn', nearest: 'IBAN' },
  { address: '/docs/api/generate-a-lion', nearest: 'Animal species' },
]) {
  test(`A wrong address names the nearest generators: ${address}`, async ({ page }) => {
    await page.goto(at(address));
    await expectNotFound(page);
    await page.getByRole('main').getByRole('link', { name: nearest, exact: true }).click();
    await expect(headingOf(page)).toContainText(nearest, { ignoreCase: true });
  });
}

/** Addresses with an ending that is to be trimmed, and the heading of the page that they mean. */
const trimmed = [
  {
    address: '/markdown-page.html',
    heading: 'About this documentation',
    file: 'markdown-page.html',
  },
  { address: '/blog/archive/index.html', heading: 'Archive', file: 'blog/archive.html' },
  { address: '/index.html', heading: /Sample data/, file: 'index.html' },
  {
    address: `/docs/api/${catalogue.slug}.html`,
    heading: description.info.title,
    file: `docs/api/${catalogue.slug}.html`,
  },
];

for (const { address, heading, file } of trimmed) {
  for (const [sent, status] of [
    ['404.html', 404],
    [file, 200],
  ] as const) {
    test(`A trailing .html is trimmed: ${address}, for which the host sends ${sent}`, async ({
      page,
    }) => {
      const faults = collectFaults(page);
      const body = readBuilt(sent);
      await page.route(`**${at(address)}`, (route) =>
        route.fulfill({ status, contentType: 'text/html', body }),
      );
      await page.goto(at(address));
      await waitForHydration(page);
      // The whole page is there, once, and nothing of what the server sent instead is left.
      await expect(headingOf(page)).toHaveText([heading]);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
      await expect(page).not.toHaveTitle(notFoundTitle);
      if (status === 200) expect(faults).toEqual([]);
    });
  }
}
