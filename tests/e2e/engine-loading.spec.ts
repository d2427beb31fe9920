import { expect } from '@playwright/test';
import type * as Mock from 'fakewright-engine/mock/types';
import { MOCK_FILE } from '../../src/site/downloads.ts';
import { holdRequests } from '../support/chunks';
import {
  isUrlOfAny,
  codeBlockOf,
  EXPLORER,
  fieldOf,
  editorScripts,
  localeScripts,
  EDITORS,
  readResponse,
  recordRequests,
  regionOf,
  openAndAwaitResponse,
  tagScripts,
  TEMPLATE_EDITOR,
  openEditor,
  englishDataScripts,
  workerScripts,
} from './editors';
import { withBasePath, openPage, emulateConnection, waitUntilIdle } from './site';
import { test } from './fixtures';

for (const editor of EDITORS) {
  test(`${editor.name}: the engine and only one script with generators are loaded on first use`, async ({
    page,
  }) => {
    const asked = recordRequests(page);
    // Disables prefetching, because the test would also count prefetched files.
    await emulateConnection(page, { saveData: true });
    // The explorer page loads the engine without a click, so the test starts on another page.
    await openPage(page, editor.button ? editor.path : '/markdown-page');
    await waitUntilIdle(page);
    const before = new Set(asked);
    expect(workerScripts).toHaveLength(1);
    expect([...before].filter((path) => path.endsWith(workerScripts[0] ?? ''))).toEqual([]);

    await openAndAwaitResponse(page, editor);
    await fieldOf(page, editor, 'seed').fill('5');
    await expect.poll(() => readResponse(page, editor)).toMatchObject({ meta: { seed: 5 } });
    const added = [...new Set(asked)].filter((path) => !before.has(path));
    expect(added.filter((path) => path.endsWith(workerScripts[0] ?? ''))).toHaveLength(1);
    const isTag = new RegExp(`/packages_engine_src_tags_${editor.button ? 'index' : 'person'}_ts`);
    expect(added.filter((path) => /\/packages_engine_src_tags_/.test(path))).toEqual([
      expect.stringMatching(isTag),
    ]);
    expect(added.filter((path) => /\/locale-/.test(path))).toEqual([]);
  });
}

// The record editor is not tested, because it loads in the same way as the template editor.
for (const editor of [EXPLORER, TEMPLATE_EDITOR]) {
  test(`${editor.name}: choosing a locale loads its data once, and shows a progress bar meanwhile`, async ({
    page,
  }) => {
    const asked = recordRequests(page);
    expect(localeScripts('de')).toHaveLength(1);
    const release = await holdRequests(page.context(), isUrlOfAny(localeScripts('de')));
    await openAndAwaitResponse(page, editor);
    if (editor === EXPLORER) await fieldOf(page, editor, 'Find a generator').fill('full name');
    await fieldOf(page, editor, 'locale').selectOption('de');
    const bar = regionOf(page, editor).getByRole('progressbar', { name: 'Loading the generators' });
    await expect(bar).toBeVisible();
    release();
    await expect.poll(() => readResponse(page, editor)).toMatchObject({ meta: { locale: 'de' } });
    await expect(bar).toBeHidden();
    await fieldOf(page, editor, 'seed').fill('6');
    await expect.poll(() => readResponse(page, editor)).toMatchObject({ meta: { seed: 6 } });
    expect(asked.filter((path) => /\/locale-/.test(path))).toHaveLength(1);
  });

  for (const [what, scripts] of [
    ['the engine', workerScripts],
    ['the generators', tagScripts],
    ['the English words', englishDataScripts],
  ] as const)
    test(`${editor.name}: the "Retry" button loads ${what} after a connection failure`, async ({
      page,
    }) => {
      const isLost = isUrlOfAny(scripts);
      await page.context().route(isLost, (route) => route.abort('failed'));
      await openEditor(page, editor);
      const box = regionOf(page, editor);
      await expect(box.getByRole('alert')).toContainText('could not be loaded');
      // The previous content is still shown.
      await expect(box.locator('pre').last()).toBeVisible();
      await page.context().unroute(isLost);
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(codeBlockOf(page, editor, 'Response 200')).toBeVisible();
      await expect(box.getByRole('alert')).toBeHidden();
    });

  test(`${editor.name}: the "Retry" button loads the script of the editor after a connection failure`, async ({
    page,
  }) => {
    const isScript = isUrlOfAny(editorScripts);
    await page.context().route(isScript, (route) => route.abort('failed'));
    const box = regionOf(page, editor);
    await openEditor(page, editor);
    await expect(box.getByRole('alert')).toContainText('could not be loaded');
    await page.context().unroute(isScript);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(codeBlockOf(page, editor, 'Response 200')).toBeVisible();
  });
}

test('the mock server can be imported as a library in the browser', async ({ page }) => {
  await openPage(page, '/markdown-page');
  const { status, body } = await page.evaluate(
    async (file) => {
      const { answer } = (await import(file)) as typeof Mock;
      const headers = { 'X-API-Key': 'any-key' };
      return answer({
        method: 'GET',
        path: '/v1/finance/iban',
        query: 'country=DE&seed=42',
        headers,
      });
    },
    withBasePath(`/${MOCK_FILE}`),
  );
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { data: ['DE17005117485010902111'], meta: { count: 1, seed: 42 } },
  ]);
});
