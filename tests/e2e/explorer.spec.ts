import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Catalogue, CatalogueEntry } from '../../src/reference/render/catalogue';
import type { PageData } from '../../src/reference/model/types';
import type { RecordedRequest } from '../../src/reference/runtime/recordedRequest';
import { holdRequests } from '../support/chunks';
import {
  isUrlOfAny,
  codeBlockOf,
  EXPLORER,
  fieldOf,
  localeScripts,
  readResponse,
  regionOf,
  openAndAwaitResponse,
  workerScripts,
} from './editors';
import { test } from './sharedTab';
import { headingOf, openPage } from './site';

const recorded = JSON.parse(
  readFileSync('.docusaurus/reference/default/recorded.json', 'utf8'),
) as RecordedRequest;
const recordedResponse = JSON.parse(recorded.response) as unknown;
const { tags } = JSON.parse(
  readFileSync('.docusaurus/reference/default/catalogue.json', 'utf8'),
) as Catalogue;

const field = (page: Page, name: string) => fieldOf(page, EXPLORER, name);
const list = (page: Page) => regionOf(page, EXPLORER).getByLabel(/^Generator,/);

async function choose(page: Page, { label }: CatalogueEntry): Promise<void> {
  await field(page, 'Find a generator').fill('');
  await list(page).selectOption({ label });
}

/** Reads the parameters and the response of the first sample on a generator's page. */
function readSample({ slug }: CatalogueEntry) {
  const page = JSON.parse(
    readFileSync(`.docusaurus/reference/default/pages/${slug}.json`, 'utf8'),
  ) as PageData;
  const [sample] = page.samples;
  const query = new URLSearchParams(sample?.requestTarget.split('?')[1]);
  return { query: [...query], response: sample?.response };
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  const group = regionOf(page, EXPLORER).getByRole('group', { name, exact: true });
  if ((await group.getByRole('checkbox').count()) > 0) {
    for (const each of value.split(',')) await group.getByLabel(each, { exact: true }).check();
    return;
  }
  const input = field(page, name);
  if (await input.evaluate((element) => element instanceof HTMLSelectElement))
    await input.selectOption(value);
  else await input.fill(value);
}

test('for one generator of each tag the explorer computes the response of the documented sample', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  expect(await readResponse(page, EXPLORER)).toEqual(recordedResponse);
  expect(tags.length).toBeGreaterThan(20);
  for (const { entries } of tags) {
    const generator = entries.at(-1);
    if (!generator) throw new Error('A tag is empty.');
    const sample = readSample(generator);
    await choose(page, generator);
    // The fields of a POST request already contain the first sample.
    if (sample.query.length > 0)
      for (const name of ['count', 'seed']) await field(page, name).fill('');
    for (const [name, value] of sample.query) await fill(page, name, value);
    const shown = () => readResponse(page, EXPLORER);
    await expect.poll(shown, generator.label).toEqual(sample.response);
  }
});

test('typing an alias into the field "Find a generator" selects the generator', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  await expect(page.locator('body')).toBeFocused();
  await field(page, 'Find a generator').focus();
  await page.keyboard.type('contact name');
  await expect(list(page)).toHaveValue('/v1/person/full-name');
  await expect(list(page).locator('option')).not.toHaveCount(
    tags.flatMap((each) => each.entries).length,
  );
  await expect(page.getByRole('link', { name: 'Full name', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'sex')).toBeFocused();
});

test('the request is shown in the chosen programming language, also after a reload', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  const requests = regionOf(page, EXPLORER).getByRole('group', { name: 'Request' });
  await field(page, 'seed').fill('77');
  await requests.getByText('Python', { exact: true }).click();
  const code = requests.getByRole('group', { name: 'python code' });
  await expect(code).toContainText('params={"count": 5, "seed": 77}');
  await requests.getByRole('button', { name: 'Copy code' }).and(page.locator(':visible')).focus();
  await openAndAwaitResponse(page, EXPLORER);
  await expect(code).toBeVisible();
});

/** Matches text of the default generator. The HTML of the explorer contains its recorded sample. */
const SAMPLE = /person\/first-name|Sample (?:request|response)/;

for (const isLink of [true, false]) {
  test(`the default generator is not shown while the generator in the URL loads, ${isLink ? 'after a click on a link' : 'after a page load'}`, async ({
    page,
  }) => {
    const release = await holdRequests(page.context(), isUrlOfAny(workerScripts));
    if (isLink) {
      await openPage(page, '/docs/api/generate-an-iban');
      await page.getByRole('link', { name: 'Open in explorer' }).click();
    } else await openPage(page, `${EXPLORER.path}?generator=finance.iban`);
    const region = regionOf(page, EXPLORER);
    const bar = region.getByRole('progressbar', { name: 'Loading the generators' });
    await expect(bar).toBeVisible();
    await expect(region).not.toContainText(SAMPLE);
    await expect(region.getByRole('button')).toHaveCount(0);
    release();
    await expect(list(page)).toHaveValue('/v1/finance/iban');
    await expect(codeBlockOf(page, EXPLORER, 'Response 200')).toBeVisible();
    await expect(region).not.toContainText(SAMPLE);
    await expect(field(page, 'country')).toBeFocused();
  });
}

test('when another generator is chosen, the old response disappears until the new response is computed', async ({
  page,
}) => {
  const release = await holdRequests(page.context(), isUrlOfAny(localeScripts('ja')));
  await openPage(page, `${EXPLORER.path}?generator=person.full-name&locale=de`);
  await expect(codeBlockOf(page, EXPLORER, 'Response 200')).toBeVisible();
  await field(page, 'locale').selectOption('ja');
  await list(page).selectOption('/v1/person/first-name');
  await expect(codeBlockOf(page, EXPLORER, 'Response 200')).toHaveCount(0);
  await expect(field(page, 'locale')).toHaveValue('ja');
  release();
  await expect
    .poll(() => readResponse(page, EXPLORER).catch(() => undefined))
    .toMatchObject({ meta: { locale: 'ja' } });
});

test('fields have the descriptions of their parameters, and the breadcrumbs link to the reference page', async ({
  page,
}) => {
  await openPage(page, `${EXPLORER.path}?generator=finance.iban`);
  const description = 'Country of the account, as an ISO 3166-1 alpha-2 code, or XK for Kosovo.';
  await expect(field(page, 'country')).toHaveAccessibleDescription(description);
  await expect(field(page, 'count')).toHaveAccessibleDescription('Number of values to return.');
  await list(page).selectOption('/v1/system/semantic-version');
  await expect(field(page, 'prerelease')).toHaveAccessibleDescription(/./);
  const way = regionOf(page, EXPLORER).getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('listitem')).toHaveText([
    'Catalogue',
    'System',
    'Semantic version',
    'Explorer',
  ]);
  await way.getByRole('link', { name: 'Semantic version' }).click();
  await expect(headingOf(page)).toHaveText('Generate a semantic version');
});

for (const width of [390, 1350]) {
  test(`the line "Computed in your browser" is directly below the response at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAndAwaitResponse(page, EXPLORER);
    const code = await codeBlockOf(page, EXPLORER, 'Response 200').boundingBox();
    const line = await regionOf(page, EXPLORER).getByText('Computed in your browser').boundingBox();
    if (!code || !line) throw new Error('The explorer is incomplete.');
    expect(line.y - code.y - code.height).toBeLessThan(24);
  });
}

test('an unknown generator in the URL causes an error with the name of the generator', async ({
  page,
}) => {
  await openPage(page, `${EXPLORER.path}?generator=finance.ibn`);
  await expect(regionOf(page, EXPLORER)).toContainText('There is no generator finance.ibn.');
  await expect(field(page, 'Find a generator')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no field is focused on load, because the focus would open the keyboard', async ({
    page,
  }) => {
    await openPage(page, `${EXPLORER.path}?generator=internet.password`);
    await expect(codeBlockOf(page, EXPLORER, 'Response 200')).toBeVisible();
    await expect(page.locator('input:focus, textarea:focus')).toHaveCount(0);
  });
});

test('the generator and the field values are kept in the URL, and are restored after a reload', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  await list(page).selectOption('/v1/finance/iban');
  await field(page, 'country').selectOption('DE');
  const requestTarget = /\?generator=finance\.iban&count=5&seed=42&country=DE$/;
  await expect(page).toHaveURL(requestTarget);
  const shown = await readResponse(page, EXPLORER);
  await page.reload();
  await expect(field(page, 'country')).toHaveValue('DE');
  await expect.poll(() => readResponse(page, EXPLORER)).toEqual(shown);
  await list(page).selectOption('/v1/string/uuid');
  await expect(page).toHaveURL(/\?generator=string\.uuid&/);
  await page.goBack();
  await expect(page).toHaveURL(requestTarget);
  await expect(list(page)).toHaveValue('/v1/finance/iban');
  await expect(field(page, 'country')).toHaveValue('DE');
});

test('a generator with a request body has a field for each property, and arrays are entered as JSON', async ({
  page,
}) => {
  await openPage(page, `${EXPLORER.path}?generator=custom.list-item`);
  const items = field(page, 'items');
  await items.fill('["a"]');
  await field(page, 'count').fill('2');
  await expect.poll(() => readResponse(page, EXPLORER)).toMatchObject({ data: ['a', 'a'] });
  const request = regionOf(page, EXPLORER).getByRole('group', { name: 'bash code' });
  await expect(request).toContainText('"count": 2');
  await items.fill('["a"');
  await expect(items).toHaveAccessibleDescription(/^The body is not JSON: /);
});

test('the API error for an invalid value is shown at the field that contains the value', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  const count = field(page, 'count');
  await expect(count).not.toHaveAttribute('aria-invalid');
  await count.fill('500');
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await expect(count).toHaveAccessibleDescription(/^Must be at most 100, but is 500\. /);
  expect(await readResponse(page, EXPLORER, 400)).toMatchObject({
    errors: [{ in: 'query', name: 'count' }],
  });
  await expect(regionOf(page, EXPLORER).getByRole('status')).toContainText('Must be at most 100');
  await count.fill('2');
  await expect(count).not.toHaveAttribute('aria-invalid');
  await expect(codeBlockOf(page, EXPLORER, 'Response 200')).toBeVisible();
});
