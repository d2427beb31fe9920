import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Example } from '../../src/reference/read/types';
import { CODE_LANGUAGES } from '../../src/samples/languages';
import { operations } from '../support/build';
import { listExamples } from '../support/operations';
import type { ResolvedOperation } from '../support/operations';
import { withBasePath, openPage } from './site';
import { chooseLanguage, sampleSelectOf, samplesColumnOf } from './samplesColumn';
import { test } from './sharedTab';

/** Returns the tab of a programming language, or the JSON or TypeScript tab of the response. */
const tab = (page: Page, title: string): Locator =>
  samplesColumnOf(page)
    .locator('label:visible')
    .and(samplesColumnOf(page).getByText(title, { exact: true }));

/** Returns the box of the visible response. */
const response = (page: Page): Locator =>
  samplesColumnOf(page).getByRole('group', { name: 'Response' }).and(page.locator(':visible'));

/** Returns the samples of an operation's successful response. */
const examplesOf = (operation: ResolvedOperation): Example[] =>
  listExamples(operation, (status) => status === '200');

const post = operations.find(({ method }) => method === 'post');
const [flat] = operations.filter((each) => examplesOf(each).length > 2);
/** An operation that has a sample with an array in the query. */
const withList = operations.find((each) =>
  examplesOf(each).some((example) =>
    Object.values(example['x-request']?.query ?? {}).some(Array.isArray),
  ),
);
const chosen = [flat, post, withList].filter((each) => each !== undefined);

test('the tab "TypeScript" shows the type of the sample response instead of its JSON', async ({
  page,
}) => {
  await openPage(page, `/docs/api/${flat?.slug ?? ''}`);
  const type = response(page).getByText(/interface \w+Response/);
  const json = response(page).locator('.language-json');
  await tab(page, 'TypeScript').last().click();
  await expect(type).toBeVisible();
  await expect(json).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(json).toBeVisible();
  await expect(type).toBeHidden();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an endpoint page shows all samples, and its language tabs work without JavaScript', async ({
    page,
  }) => {
    await page.goto(withBasePath(`/docs/api/${flat?.slug ?? ''}`));
    await expect(sampleSelectOf(page)).toBeHidden();
    for (const { summary = '', value } of examplesOf(flat ?? operations[0]!)) {
      const sample = samplesColumnOf(page)
        .locator('section:visible')
        .filter({ has: page.getByText(summary, { exact: true }) });
      await expect(sample.locator('.language-bash:visible')).toContainText('curl');
      const json = await sample.locator('.language-json:visible').first().innerText();
      expect(JSON.parse(json)).toEqual(value);
    }
    await tab(page, 'Kotlin').click();
    await expect(samplesColumnOf(page).locator('.language-kotlin')).toBeVisible();
    await tab(page, 'TypeScript').last().click();
    await expect(samplesColumnOf(page).getByText(/interface \w+Response/)).toBeVisible();
  });
});

for (const operation of chosen) {
  test(`choosing a sample in the list shows the request and response of this sample: ${operation.slug}`, async ({
    page,
  }) => {
    await openPage(page, `/docs/api/${operation.slug}`);
    for (const { summary = '', value, 'x-request': request = {} } of examplesOf(operation)) {
      await sampleSelectOf(page).selectOption({ label: summary });
      const code = await samplesColumnOf(page)
        .locator('pre:has(.language-bash):visible')
        .innerText();
      const url = new URL(/curl .*?'(https:[^']+)/.exec(code)?.[1] ?? '');
      expect(url.pathname).toBe(operation.path);
      const query = Object.entries(request.query ?? {}).map(([name, each]) => [name, String(each)]);
      expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(query));
      const body = /-d '(.*)'/s.exec(code)?.[1];
      expect(body && (JSON.parse(body) as unknown)).toEqual(request.body);
      const json = await response(page).locator('.language-json').innerText();
      expect(JSON.parse(json)).toEqual(value);
    }
  });
}

test('the "Copy" button of a request copies the code in the chosen programming language', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `/docs/api/${flat?.slug ?? ''}`);
  const link = await samplesColumnOf(page).locator('.language-bash').first().innerText();
  const address = /'https:\/\/[^/]+([^'?]+)/.exec(link)?.[1] ?? '';
  expect(address).toContain(flat?.path ?? '');
  for (const { label, key } of CODE_LANGUAGES) {
    await chooseLanguage(page, label);
    const panel = samplesColumnOf(page).locator(`.code-language-panel[data-language="${key}"]`);
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

test('a long response scrolls inside its code block, which can be focused with the Tab key', async ({
  page,
}) => {
  for (const width of [1100, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `/docs/api/${flat?.slug ?? ''}`);
    const short = response(page).locator('pre:visible');
    expect(await short.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
    await openPage(page, '/docs/api/generate-an-order');
    await response(page).getByRole('radio', { name: 'JSON', exact: true }).focus();
    await page.keyboard.press('Tab');
    const box = page.locator('pre:focus');
    await expect(box).toHaveCount(1);
    await expect(box).toHaveText(/"data"/);
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `page of ${width} pixels`).toBeLessThanOrEqual(0);
  }
});
