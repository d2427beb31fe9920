import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CODE_LANGUAGES } from '../../src/samples/languages';
import { operations } from '../support/build';
import { holdRequests } from '../support/chunks';
import { readShifts, recordLayoutShifts } from './layoutShifts';
import { withBasePath, openPage, firstRelatedLink, waitForHydration, waitUntilIdle } from './site';
import {
  chooseLanguage,
  sampleSelectOf,
  moreLanguagesButtonOf,
  samplesColumnOf,
} from './samplesColumn';
import { test } from './fixtures';

const [first, second] = operations.filter(({ method }) => method === 'get');
const path = `/docs/api/${first?.slug ?? ''}`;
const otherPath = `/docs/api/${second?.slug ?? ''}`;

/** Returns the visible code panels. */
const panel = (page: Page): Locator =>
  samplesColumnOf(page).locator('.code-language-panel:visible');

const radio = (page: Page, name: string): Locator =>
  samplesColumnOf(page).getByRole('radio', { name, exact: true });

async function expectLanguage(page: Page, key: string): Promise<void> {
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAttribute('data-language', key);
  const label = CODE_LANGUAGES.find((language) => language.key === key)?.label ?? '';
  await expect(radio(page, label)).toBeChecked();
}

/** Opens a page in a new tab, chooses a language and closes the tab. */
async function visitAndChoose(context: BrowserContext, label: string): Promise<void> {
  const page = await context.newPage();
  await openPage(page, path);
  await chooseLanguage(page, label);
  await page.close();
}

/** Follows a link to another generator's page, without a page load. */
async function followLink(page: Page): Promise<void> {
  const address = page.url();
  await firstRelatedLink(page).click();
  await expect(page).not.toHaveURL(address);
}

test('the chosen programming language is kept on other pages and on the next visit', async ({
  context,
  page,
}) => {
  await openPage(page, path);
  await expectLanguage(page, 'curl');
  await chooseLanguage(page, 'Python');
  await expectLanguage(page, 'python');
  await followLink(page);
  await expectLanguage(page, 'python');
  await page.close();

  const visit = await context.newPage();
  await openPage(visit, otherPath);
  await expectLanguage(visit, 'python');
  // Chooses the default language again, because the HTML from the server shows this language.
  await chooseLanguage(visit, 'cURL');
  await expectLanguage(visit, 'curl');
});

test('requests are shown in the chosen programming language before script files load', async ({
  context,
  page,
}) => {
  await visitAndChoose(context, 'PHP');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(withBasePath(path), { waitUntil: 'commit' });
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAttribute('data-language', 'php');
  await expect(panel(page)).toHaveCSS('display', 'block');
  const first = samplesColumnOf(page).locator('.code-language-panel[data-language="curl"]');
  await expect(first).toHaveCSS('display', 'none');
});

for (const width of [1350, 390]) {
  test(`the programming language of the last visit causes no layout shift in a window of ${width} px`, async ({
    context,
    page,
  }) => {
    await visitAndChoose(context, 'PHP');
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    await openPage(page, path);
    await expectLanguage(page, 'php');
    await waitUntilIdle(page);
    expect(await readShifts(page)).toEqual([]);
  });
}

test('cURL is shown if the programming language in browser storage does not exist', async ({
  context,
  page,
}) => {
  await visitAndChoose(context, 'PHP');
  await page.goto(withBasePath(path));
  await page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('code-language'));
    for (const name of names) localStorage.setItem(name, `klingon'"]<`);
  });
  await page.reload();
  await waitForHydration(page);
  await expectLanguage(page, 'curl');
  await chooseLanguage(page, 'Go');
  await expectLanguage(page, 'go');
});

test('a sample that is chosen before script files load is shown after hydration', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/js/main*.js');
  await page.goto(withBasePath(path), { waitUntil: 'commit' });
  const request = samplesColumnOf(page).locator('.theme-code-block:visible').first();
  const before = await request.innerText();
  await sampleSelectOf(page).selectOption({ index: 1 });
  release();
  await waitForHydration(page);
  await expect(request).not.toHaveText(before);
  await expectLanguage(page, 'curl');
});

test('the left and right arrow keys choose the programming language', async ({ page }) => {
  await openPage(page, path);
  await radio(page, 'cURL').focus();
  await page.keyboard.press('ArrowRight');
  await expectLanguage(page, 'javascript');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  // From the first language, ArrowLeft chooses the last language in the row.
  await expectLanguage(page, CODE_LANGUAGES[3]?.key ?? '');
});

test('on a phone the link "Samples" is visible at every scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  const link = page.getByRole('link', { name: 'Samples', exact: true });
  for (const part of ['#request', '#response-400', 'nav[aria-label="Related generators"]', 'h1']) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(link, part).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(sampleSelectOf(page)).toBeInViewport();
    await expect(samplesColumnOf(page).getByText('cURL', { exact: true })).toBeInViewport();
  }
  await page.setViewportSize({ width: 1350, height: 844 });
  await expect(link).toBeHidden();
});

test('four programming languages are in one row, and the "More" button shows the other languages', async ({
  page,
}) => {
  const tabs = samplesColumnOf(page).locator('.code-language-tab:visible');
  const first = CODE_LANGUAGES.slice(0, 4).map(({ label }) => label);
  for (const width of [1440, 1210, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    await chooseLanguage(page, 'cURL');
    await expect(tabs).toHaveText(first);
    const tops = [...(await tabs.all()), moreLanguagesButtonOf(page)].map(
      async (each) => (await each.boundingBox())?.y,
    );
    expect(new Set(await Promise.all(tops)).size, `rows of ${width} pixels`).toBe(1);
    await moreLanguagesButtonOf(page).click();
    await expect(tabs).toHaveText(CODE_LANGUAGES.map(({ label }) => label));
    await chooseLanguage(page, 'Go');
    await expect(tabs).toHaveText([...first, 'Go']);
  }
});

test('a narrow phone shows three programming languages, and the "Less" button hides the other languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const tabs = samplesColumnOf(page).locator('.code-language-tab:visible');
  await expect(tabs).toHaveText(CODE_LANGUAGES.slice(0, 3).map(({ label }) => label));
  await moreLanguagesButtonOf(page).click();
  await expect(tabs).toHaveText(CODE_LANGUAGES.map(({ label }) => label));
  await samplesColumnOf(page).getByRole('button', { name: 'Less', exact: true }).click();
  await expect(tabs).toHaveCount(3);
});

test('a long endpoint path wraps only after slashes', async ({ page }) => {
  const { slug = '', path: longest = '' } =
    operations.toSorted((a, b) => b.path.length - a.path.length)[0] ?? {};
  for (const width of [1440, 1210, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `/docs/api/${slug}`);
    const shown = page.locator('header + div code');
    const lines = await shown.evaluate((node) => {
      const range = document.createRange();
      const tops = new Map<number, string>();
      for (const text of [...node.childNodes].filter(({ nodeType }) => nodeType === 3)) {
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].map(({ top }) => Math.round(top));
        for (const top of boxes) tops.set(top, `${tops.get(top) ?? ''}${text.textContent}`);
      }
      return [...tops.values()];
    });
    expect(lines.join(''), `${width} pixels`).toBe(longest);
    await expect(shown).toHaveAttribute('title', new RegExp(`^https://[^/]+${longest}$`));
  }
});

test('the samples column next to the text scrolls as a whole, instead of its code blocks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1210, height: 800 });
  await openPage(page, '/docs/api/generate-an-order');
  const scrollers = await samplesColumnOf(page)
    .locator('> div')
    .evaluate((node) =>
      [node, ...node.querySelectorAll('pre')]
        .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
        .map(({ tagName, clientHeight }) => [tagName, clientHeight > 600]),
    );
  expect(scrollers).toEqual([['DIV', true]]);
});
