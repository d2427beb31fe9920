import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFences, readGuide } from '../support/guides';
import { blockOf, EDITOR, fieldOf, readResponse, regionOf, start } from './engine';
import { test } from './oneTab';
import { collectFaults } from './site';

const fences = readFences(readGuide('docs/custom/custom-template.mdx'));
const recorded = JSON.parse(fences.find(({ language }) => language === 'json')?.code ?? '') as {
  data: string[];
};

/** The worked templates of the guide, each with its response. */
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

/** The response to a template that was typed: lines of a text field end in LF (HTML, section 4.10.11). */
const asTyped = (response: object): unknown =>
  JSON.parse(JSON.stringify(response).replaceAll(String.raw`\r\n`, String.raw`\n`));

const field = (page: Page, name: string) => fieldOf(page, EDITOR, name);

test('It begins with the recorded response, and fills every template of the guide as it is typed', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await start(page, EDITOR);
  await expect(field(page, 'template')).toBeFocused();
  expect(await readResponse(page, EDITOR)).toEqual(recorded);
  expect(exchanges.length).toBeGreaterThan(10);
  for (const { request, response } of exchanges) {
    for (const name of ['count', 'seed', 'reference'])
      await field(page, name).fill(String(request[name] ?? ''));
    await field(page, 'locale').selectOption(String(request['locale'] ?? ''));
    await field(page, 'template').fill(String(request['template']));
    await expect.poll(() => readResponse(page, EDITOR)).toEqual(asTyped(response));
  }
  expect(faults).toEqual([]);
});

test('The result is shown as the text that a program gets', async ({ page }) => {
  await start(page, EDITOR);
  await field(page, 'template').fill('1\n2');
  await field(page, 'count').fill('2');
  await expect(blockOf(page, EDITOR, 'Result')).toHaveText('1\n2\n1\n2');
});

test('A fault of the template is named at its field as it is typed, and one of a number at the number', async ({
  page,
}) => {
  await start(page, EDITOR);
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

test('Nothing moves, and the last result stays, while a placeholder is typed', async ({ page }) => {
  await start(page, EDITOR);
  const heightOf = async () => (await regionOf(page, EDITOR).boundingBox())?.height;
  const before = await heightOf();
  await field(page, 'template').fill('{{person.');
  await expect(blockOf(page, EDITOR, 'Response 400')).toBeVisible();
  await expect(blockOf(page, EDITOR, 'Last result')).toHaveText(recorded.data[0] ?? '');
  expect(await heightOf()).toBe(before);
});

test('The request is there to copy, with the text escaped as the language has it', async ({
  page,
}) => {
  await start(page, EDITOR);
  await field(page, 'template').fill(`it's "{{person.last-name}}"`);
  const requests = regionOf(page, EDITOR).getByRole('group', { name: 'Request' });
  await expect(requests.locator('pre').first()).toContainText(
    String.raw`"template": "it'\''s \"{{person.last-name}}\""`,
  );
  await requests.getByRole('button', { name: 'More languages' }).click();
  await requests.getByText('PHP', { exact: true }).click();
  await expect(requests.getByRole('group', { name: 'php code' })).toContainText(
    String.raw`'template' => 'it\'s "{{person.last-name}}"'`,
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the recorded response and no field', async ({ page }) => {
    await page.goto(`/documentation${EDITOR.path}`);
    await expect(regionOf(page, EDITOR).locator('pre')).toHaveCount(1);
    const shown = (await regionOf(page, EDITOR).locator('pre').textContent()) ?? '';
    expect(JSON.parse(shown)).toEqual(recorded);
    await expect(page.getByRole('button', { name: EDITOR.button })).toBeHidden();
    await expect(regionOf(page, EDITOR).locator('input, select, textarea')).toHaveCount(0);
  });
});
