import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dataPath } from '../../src/reference/paths';
import { firstResponse } from '../../src/reference/print/seedSamples';
import type { FlatResponse, SeedSamples } from '../../src/reference/print/seedSamples';
import { builtFiles, readBuilt } from '../support/build';
import { collectFaults, open } from './site';

const POST = '/blog/mdx-blog-post';
const samples = JSON.parse(readFileSync(dataPath('seedSamples'), 'utf8')) as SeedSamples[];
const [first] = samples;

const explorerOf = (page: Page) => page.getByRole('region', { name: 'Seed explorer' });
const fieldOf = (page: Page, label: string) =>
  explorerOf(page).getByRole('combobox', { name: label, exact: true });

/** The request and the response that the explorer shows. */
async function readShown(page: Page): Promise<{ request: string; response: FlatResponse }> {
  const [request = '', response = ''] = await explorerOf(page).locator('pre').allTextContents();
  return { request, response: JSON.parse(response) as FlatResponse };
}

async function choose(page: Page, slug: string, { count, seed }: FlatResponse['meta']) {
  await fieldOf(page, 'Generator').selectOption(slug);
  await fieldOf(page, 'Seed').selectOption(String(seed));
  await fieldOf(page, 'Count').selectOption(String(count));
}

test('Every choice shows its request, and what the generators yield for it', async ({ page }) => {
  test.setTimeout(120_000);
  const faults = collectFaults(page);
  await open(page, POST);
  expect(samples.length).toBeGreaterThan(3);
  for (const { slug, url, responses } of samples) {
    for (const expected of responses) {
      await choose(page, slug, expected.meta);
      const { request, response } = await readShown(page);
      const { count, seed } = expected.meta;
      expect(request).toContain(`'${url}?count=${count}&seed=${seed}'`);
      expect(response).toEqual(expected);
    }
  }
  expect(faults).toEqual([]);
});

test('Fields have labels, are reached with Tab, and are changed with arrow keys', async ({
  page,
}) => {
  await open(page, POST);
  await fieldOf(page, 'Generator').focus();
  await page.keyboard.press('ArrowDown');
  await expect(fieldOf(page, 'Generator')).toHaveValue(samples[1]?.slug ?? '');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'Seed')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'Count')).toBeFocused();
  await page.keyboard.press('Home');
  const [expected] = samples[1]?.responses ?? [];
  expect((await readShown(page)).response).toEqual(expected);
  await expect(explorerOf(page).getByRole('status')).toContainText(String(expected?.data[0]));
});

for (const width of [1350, 390]) {
  test(`Nothing below the explorer moves whatever is chosen, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, POST);
    const places = new Set<number>();
    for (const { slug, responses } of samples) {
      for (const { meta } of [responses[0], responses.at(-1)].filter(
        (each) => each !== undefined,
      )) {
        await choose(page, slug, meta);
        const box = await page.locator('#what-to-look-for').boundingBox();
        places.add(Math.round((box?.y ?? 0) + (await page.evaluate(() => window.scrollY))));
      }
    }
    expect([...places]).toHaveLength(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a response is shown, all others are listed, and no field is there in vain', async ({
    page,
  }) => {
    await page.goto(`/documentation${POST}`);
    expect((await readShown(page)).response).toEqual(first && firstResponse(first));
    await expect(explorerOf(page).locator('select').first()).toBeHidden();
    const list = page.locator('details').filter({ hasText: 'responses' });
    await list.locator('summary').click();
    const rows = list.locator('tbody tr');
    await expect(rows).toHaveCount(samples.flatMap(({ responses }) => responses).length);
    const shown = await list.locator('code').allTextContents();
    const values = samples.flatMap(({ responses }) => responses.flatMap(({ data }) => data));
    expect(shown).toEqual(values.map(String));
  });
});

test('The samples are in one script, which no other page runs', async ({ page }) => {
  const value = String(samples.at(-1)?.responses[0]?.data[0]);
  const scripts = builtFiles('.js').filter((file) => readBuilt(file).includes(value));
  expect(scripts).toHaveLength(1);
  const [script = ''] = scripts;
  const run: string[] = [];
  page.on('request', (request) => {
    // What links in view lead to is fetched ahead, but not as a script.
    if (request.resourceType() === 'script') run.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/blog', '/blog/first-blog-post']) {
    await open(page, path);
  }
  expect(run.length).toBeGreaterThan(3);
  expect(run.filter((path) => path.endsWith(script))).toEqual([]);
  await open(page, POST);
  expect(run.filter((path) => path.endsWith(script))).toHaveLength(1);
});
