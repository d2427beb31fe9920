import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RecordedRequest } from '../../src/reference/runtime/recordedRequest';
import { readFences, readGuide } from '../support/guides';
import {
  codeBlockOf,
  CUSTOMER_EDITOR,
  TEMPLATE_EDITOR,
  EXPLORER,
  fieldOf,
  readResponse,
  RECORD_EDITOR,
  regionOf,
  openAndAwaitResponse,
} from './editors';
import { test } from './sharedTab';
import { withBasePath, openPage } from './site';

const fences = readFences(readGuide('docs/custom/custom-template.mdx'));
const recorded = JSON.parse(
  fences.find(({ heading, language }) => heading === 'A first template' && language === 'json')
    ?.code ?? '',
) as { data: string[] };

const explored = JSON.parse(
  readFileSync('.docusaurus/reference/default/recorded.json', 'utf8'),
) as RecordedRequest;

/** Template requests in the guide, and their responses. */
const exchanges = fences.flatMap(({ title, code }, index) => {
  const next = fences[index + 1];
  if (title !== 'Request' || next?.title !== 'Response') return [];
  return [
    {
      request: JSON.parse(code) as Record<string, string | number>,
      response: JSON.parse(next.code) as object,
    },
  ];
});

/** Replaces CRLF with LF in a response, because line breaks in a text field are LF (HTML, section 4.10.11). */
const asTyped = (response: object): unknown =>
  JSON.parse(JSON.stringify(response).replaceAll(String.raw`\r\n`, String.raw`\n`));

/** Label of the last valid result. The editor shows this result while the template is invalid. */
const OLD = 'Result before the mistake';

const field = (page: Page, name: string) => fieldOf(page, TEMPLATE_EDITOR, name);

test('the template editor computes the documented response of every template in the guide', async ({
  page,
}) => {
  await openAndAwaitResponse(page, TEMPLATE_EDITOR);
  await expect(field(page, 'template')).toBeFocused();
  expect(await readResponse(page, TEMPLATE_EDITOR)).toEqual(recorded);
  expect(exchanges.length).toBeGreaterThan(8);
  for (const { request, response } of exchanges) {
    for (const name of ['count', 'seed', 'reference'])
      await field(page, name).fill(String(request[name] ?? ''));
    await field(page, 'locale').selectOption(String(request['locale'] ?? ''));
    await field(page, 'template').fill(String(request['template']));
    await expect.poll(() => readResponse(page, TEMPLATE_EDITOR)).toEqual(asTyped(response));
  }
});

test('the displayed result keeps the line breaks of the template', async ({ page }) => {
  await openAndAwaitResponse(page, TEMPLATE_EDITOR);
  await field(page, 'template').fill('1\n2');
  await field(page, 'count').fill('2');
  await expect(codeBlockOf(page, TEMPLATE_EDITOR, 'Result')).toHaveText('1\n2\n1\n2');
});

test('an error is shown at the invalid field while the user types', async ({ page }) => {
  await openAndAwaitResponse(page, TEMPLATE_EDITOR);
  const template = field(page, 'template');
  await template.fill('{{person.fullname}}');
  await expect(template).toHaveAccessibleDescription(
    '{{person.fullname}} names no generator. Did you mean {{person.full-name}}?',
  );
  await expect(template).toHaveAttribute('aria-invalid', 'true');
  await template.fill('{{person.full-name}}');
  await expect(template).not.toHaveAttribute('aria-invalid');
  await field(page, 'count').fill('many');
  await expect(field(page, 'count')).toHaveAccessibleDescription(/^Must be a whole number/);
});

test('while a placeholder is incomplete the last result stays visible and the layout does not shift', async ({
  page,
}) => {
  await openAndAwaitResponse(page, TEMPLATE_EDITOR);
  const heightOf = async () => (await regionOf(page, TEMPLATE_EDITOR).boundingBox())?.height;
  const before = await heightOf();
  await field(page, 'template').fill('{{person.');
  await expect(codeBlockOf(page, TEMPLATE_EDITOR, 'Response 400')).toBeVisible();
  await expect(codeBlockOf(page, TEMPLATE_EDITOR, OLD)).toHaveText(recorded.data[0] ?? '');
  expect(await heightOf()).toBe(before);
});

/** Record requests in the guide, and their responses. */
const records = fences.flatMap(({ title, code }, index) =>
  title === 'Record'
    ? [
        {
          request: JSON.parse(code) as Record<string, unknown>,
          response: JSON.parse(fences[index + 1]?.code ?? '') as { data?: unknown[] },
        },
      ]
    : [],
);

test('the record editor computes the documented response of every record in the guide', async ({
  page,
}) => {
  await openAndAwaitResponse(page, RECORD_EDITOR);
  const fieldOfRecord = (name: string) => fieldOf(page, RECORD_EDITOR, name);
  await expect(fieldOfRecord('fields')).toBeFocused();
  expect(records.length).toBeGreaterThan(4);
  for (const { request, response } of records) {
    const textOf = (name: string) => {
      const value = request[name] ?? '';
      return typeof value === 'string' ? value : JSON.stringify(value);
    };
    for (const name of ['table', 'count', 'seed', 'reference'])
      await fieldOfRecord(name).fill(textOf(name));
    for (const name of ['format', 'dialect', 'locale'])
      await fieldOfRecord(name).selectOption(textOf(name));
    await fieldOfRecord('fields').fill(JSON.stringify(request['fields'], null, 2));
    const status = response.data ? 200 : 400;
    await expect
      .poll(() => readResponse(page, RECORD_EDITOR, status).catch(() => undefined))
      .toEqual(response);
  }
});

test('the customer editor initially computes the record that the guide shows for the locale "de"', async ({
  page,
}) => {
  await openAndAwaitResponse(page, CUSTOMER_EDITOR);
  const swiss = records.find(({ request }) => request['locale'] === 'de');
  await expect.poll(() => readResponse(page, CUSTOMER_EDITOR)).toEqual(swiss?.response);
});

test('the reference pages of records and templates link to the editors in the guide', async ({
  page,
}) => {
  for (const [slug, editor] of [
    ['generate-a-record', RECORD_EDITOR],
    ['generate-a-custom-template-result', TEMPLATE_EDITOR],
  ] as const) {
    await openPage(page, `/docs/api/${slug}`);
    await page.getByRole('link', { name: 'Open in editor' }).click();
    await expect(regionOf(page, editor).getByRole('button')).toHaveText([editor.button, 'Copy']);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [editor, response] of [
    [EXPLORER, JSON.parse(explored.response) as unknown],
    [TEMPLATE_EDITOR, recorded],
  ] as const) {
    test(`${editor.name}: a recorded response is shown instead of the fields, which need JavaScript`, async ({
      page,
    }) => {
      await page.goto(withBasePath(editor.path));
      const region = regionOf(page, editor);
      expect(JSON.parse((await region.locator('pre').last().textContent()) ?? '')).toEqual(
        response,
      );
      await expect(region.getByRole('button', { name: editor.button })).toBeHidden();
      await expect(region.locator('input, select, textarea')).toHaveCount(0);
    });
  }
});
