import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { operations } from '../support/build';
import type { BuiltOperation } from '../support/build';
import { listAnchors } from '../support/operations';
import { firstRelatedLink, headingOf, navigateInApp, openPage } from './site';
import { test } from './sharedTab';

const kinds: [kind: string, operation: BuiltOperation | undefined][] = [
  [
    'an operation that returns strings',
    operations.find(({ slug }) => slug === 'generate-a-first-name'),
  ],
  [
    'an operation that returns objects',
    operations.find(({ slug }) => slug === 'generate-an-address'),
  ],
  ['an operation with a request body', operations.find(({ method }) => method === 'post')],
];
const nested = `/docs/api/${kinds[1]?.[1]?.slug ?? ''}`;

/** Anchor of a nested property. Its section is closed when the page opens. */
const CLOSED = 'response-400-errors.detail';

/** Anchor of a header in a closed response. The response is in another closed section. */
const IN_TWO_SECTIONS = 'response-503-header-Retry-After';

const field = (page: Page, anchor: string): Locator => page.locator(`[id="${anchor}"]`);

/** Expects that only this field is highlighted, that all sections around it are open, and that it is below the navbar. */
async function expectRevealed(page: Page, anchor: string): Promise<void> {
  const marked = page.locator('[data-marked]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('id', anchor);
  await expect(marked).toBeInViewport();
  const navbar = await page.locator('.navbar').boundingBox();
  const top = async () => (await marked.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
}

const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((value) => {
    window.location.hash = value;
  }, hash);

for (const [kind, operation] of kinds) {
  test(`a hash in the URL scrolls to its field and highlights the field, on the page of ${kind}`, async ({
    page,
  }) => {
    if (!operation) throw new Error(`There is no page of ${kind}.`);
    await openPage(page, `/docs/api/${operation.slug}`);
    // Checks all anchors inside the browser, because a round trip for each anchor would be slow.
    const lost = await page.evaluate(async (anchors) => {
      const isRevealed = (anchor: string): boolean => {
        const [marked, ...others] = document.querySelectorAll('[data-marked]');
        if (marked?.id !== anchor || others.length > 0 || !marked.checkVisibility()) return false;
        const { top } = marked.getBoundingClientRect();
        const { bottom = 0 } = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
        return top >= bottom - 1 && top < innerHeight;
      };
      const found: string[] = [];
      for (const anchor of anchors) {
        window.location.hash = anchor;
        for (let frame = 0; frame < 100 && !isRevealed(anchor); frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        if (isRevealed(anchor)) found.push(anchor);
      }
      return anchors.filter((anchor) => !found.includes(anchor));
    }, listAnchors(operation));
    expect(lost).toEqual([]);
  });
}

test('a hash in the URL opens the closed section of its field, on page load and when the hash changes', async ({
  page,
}) => {
  await openPage(page, `${nested}#${CLOSED}`);
  await expectRevealed(page, CLOSED);
  const response = page.locator('details[id="response-429"]');
  await expect(response).not.toHaveAttribute('open');
  await setHash(page, 'response-429');
  await expect(response).toHaveAttribute('open');
  await setHash(page, CLOSED);
  await expectRevealed(page, CLOSED);
});

test('a link to a hash on another page opens all closed sections around its field', async ({
  page,
}) => {
  await openPage(page, '/');
  await navigateInApp(page, `${nested}#${IN_TWO_SECTIONS}`);
  await expectRevealed(page, IN_TWO_SECTIONS);
});

test('a field is highlighted after a click on its anchor link, and after the back button returns to it', async ({
  page,
}) => {
  await openPage(page, nested);
  await page
    .getByText(/^Common parameters: /)
    .first()
    .click();
  await page.getByRole('link', { name: 'Link to count', exact: true }).first().click();
  await expect(page).toHaveURL(/#query-count$/);
  await expectRevealed(page, 'query-count');

  await page.locator('[id="response-400"]').getByText('Fields', { exact: true }).click();
  await field(page, CLOSED).getByRole('link', { name: 'Link to detail', exact: true }).click();
  await expectRevealed(page, CLOSED);

  const heading = headingOf(page);
  const title = await heading.innerText();
  await firstRelatedLink(page).click();
  await expect(heading).not.toHaveText(title);
  await expect(page.locator('[data-marked]')).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expectRevealed(page, CLOSED);
});

test('a click on the anchor link of a heading or field copies the URL and announces "Link copied"', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, nested);
  await page
    .getByText(/^Common parameters: /)
    .first()
    .click();
  for (const [name, anchor] of [
    ['Direct link to Responses', 'responses'],
    ['Link to count', 'query-count'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true }).first();
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    await expect(link).toHaveCSS('opacity', '1');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(new URL(copied).hash).toBe(`#${anchor}`);
  }
});

for (const hash of ['#%', '#%E0%A4%A', '#no-such-field']) {
  test(`the invalid hash ${hash} highlights no field, and anchor links still work afterwards`, async ({
    page,
  }) => {
    await openPage(page, `${nested}${hash}`);
    await expect(page.locator('[data-marked]')).toHaveCount(0);
    await setHash(page, 'query-count');
    await expectRevealed(page, 'query-count');
    await setHash(page, hash);
    await expect(page.locator('[data-marked]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Link to seed', exact: true }).first().click();
    await expectRevealed(page, 'query-seed');
  });
}

test('the URL hash of a closed section opens the section and scrolls its top edge below the navbar', async ({
  page,
}) => {
  await openPage(page, '/docs/api/fakewright#countries-and-nationalities');
  const row = page.locator('details:has([data-marked])');
  await expect(row).toHaveAttribute('open');
  const bar = await page.locator('.navbar').boundingBox();
  const top = async () => (await row.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) + 4);
});
