import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Example } from '../../src/reference/read/types';
import { LANGUAGES } from '../../src/reference/view/requests/languages';
import { operations, readBuilt } from '../support/build';
import type { BuiltOperation } from '../support/build';
import { resolve } from '../support/schema';
import { at, open, waitUntilIdle } from './site';
import { test } from './oneTab';

const samples = (page: Page): Locator => page.getByRole('complementary', { name: 'Samples' });
/** The label of a sample or of a language. */
const tab = (page: Page, title: string): Locator =>
  samples(page)
    .locator('label')
    .and(samples(page).getByText(title, { exact: true }));

/** The named samples of an operation's response. */
function examplesOf({ responses }: BuiltOperation): Example[] {
  const response = resolve<{ content?: Record<string, { examples?: object }> }>(
    responses['200'] ?? {},
  );
  const [media] = Object.values(response.content ?? {});
  return Object.values(media?.examples ?? {}).map((node: object) => resolve<Example>(node));
}

const post = operations.find(({ method }) => method === 'post');
const [flat] = operations.filter((each) => examplesOf(each).length > 2);
/** One whose request has a list, which is written as one value or as several. */
const withList = operations.find((each) =>
  examplesOf(each).some((example) =>
    Object.values(example['x-request']?.query ?? {}).some(Array.isArray),
  ),
);
const chosen = [flat, post, withList].filter((each) => each !== undefined);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'With JavaScript off', () => {
    test.use({ javaScriptEnabled });

    async function openPage(page: Page): Promise<string[]> {
      const address = `/docs/api/${flat?.slug ?? ''}`;
      if (javaScriptEnabled) await open(page, address);
      else await page.goto(at(address));
      return [
        ...examplesOf(flat ?? operations[0]!).map(({ summary = '' }) => summary),
        'TypeScript type',
      ];
    }

    /** Only the panel of this title is shown. */
    async function expectShown(page: Page, title: string): Promise<void> {
      await expect(samples(page).getByRole('radio', { name: title, exact: true })).toBeChecked();
      const isType = title === 'TypeScript type';
      await expect(samples(page).getByText('interface ApiResponse')).toHaveCount(1);
      await expect(samples(page).getByText('interface ApiResponse')).toBeVisible({
        visible: isType,
      });
      await expect(samples(page).locator('section pre:has(.language-json):visible')).toHaveCount(
        isType ? 0 : 1,
      );
    }

    test('samples and the type are switched by mouse', async ({ page }) => {
      const titles = await openPage(page);
      for (const title of titles.reverse()) {
        await tab(page, title).click();
        await expectShown(page, title);
      }
    });

    test('samples and the type are switched with the arrow keys', async ({ page }) => {
      const [first = '', ...titles] = await openPage(page);
      await samples(page).getByRole('radio', { name: first, exact: true }).focus();
      for (const title of titles) {
        await page.keyboard.press('ArrowDown');
        await expectShown(page, title);
      }
    });

    test('code has no inline style, which the content security policy would block', async ({
      page,
    }) => {
      await openPage(page);
      await expect(samples(page).locator('pre code span').first()).toBeAttached();
      await expect(page.locator('main').locator('pre[style], pre [style]')).toHaveCount(0);
    });
  });
}

for (const operation of chosen) {
  test(`The sample request shown is the one that yields the response: ${operation.slug}`, async ({
    page,
  }) => {
    await open(page, `/docs/api/${operation.slug}`);
    for (const { summary = '', value, 'x-request': request = {} } of examplesOf(operation)) {
      await tab(page, summary).click();
      const code = await samples(page).locator('pre:has(.language-bash):visible').innerText();
      const url = new URL(/curl .*?'(https:[^']+)/.exec(code)?.[1] ?? '');
      expect(url.pathname).toBe(operation.path);
      const query = Object.entries(request.query ?? {}).map(([name, each]) => [name, String(each)]);
      expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(query));
      const body = /-d '(.*)'/s.exec(code)?.[1];
      expect(body && (JSON.parse(body) as unknown)).toEqual(request.body);
      const response = await samples(page)
        .locator('section pre:has(.language-json):visible')
        .innerText();
      expect(JSON.parse(response)).toEqual(value);
    }
  });

  test(`Copy buttons copy the code shown, with the page’s own address: ${operation.slug}`, async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/docs/api/${operation.slug}`);
    const link = await samples(page).locator('.language-bash').first().innerText();
    const address = /'https:\/\/[^/]+([^']+)/.exec(link)?.[1] ?? '';
    expect(address).toContain(operation.path);
    for (const { label, key } of LANGUAGES) {
      await tab(page, label).click();
      const panel = samples(page).locator(`.code-language-panel[data-language="${key}"]`);
      await panel.hover();
      await panel.getByRole('button', { name: 'Copy code' }).click();
      await page.mouse.move(0, 0);
      await expect(panel.getByRole('button')).toHaveText('Copied');
      await expect(panel.getByRole('button')).toHaveCSS('opacity', '1');
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, label).toBe(await panel.locator('code').textContent());
      expect(copied, label).toContain(address);
    }
  });
}

test('Long code scrolls in a box of its own, which the keyboard reaches', async ({ page }) => {
  for (const width of [1350, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/docs/api/${flat?.slug ?? ''}`);
    await tab(page, 'Go').click();
    await samples(page).getByRole('radio', { name: 'Go', exact: true }).focus();
    await page.keyboard.press('Tab');
    const box = page.locator('pre:focus');
    await expect(box).toHaveCount(1);
    await expect(box).toHaveText(/package main/);
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `page of ${width} pixels`).toBeLessThanOrEqual(0);
  }
});

test('A page of the reference loads no highlighter and no request engine', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await open(page, `/docs/api/${flat?.slug ?? ''}`);
  await tab(page, 'Python').click();
  await waitUntilIdle(page);
  const texts = scripts.map((script) => readBuilt(script.slice(at('/').length)));
  expect(texts.length).toBeGreaterThan(2);
  // Names that minification keeps. The word prism is one of the site's options too.
  const engines =
    /languages\.(?:extend|clike|markup)|\.tokenize\(|redux\.js\.org|_postman_property/i;
  expect(texts.flatMap((text) => engines.exec(text)?.[0] ?? [])).toEqual([]);
});
