import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listBuiltFiles, readBuiltFile } from '../support/build';
import { openPage } from './site';

/** Regions of pages that run the engine. If the engine is loaded by a button, `button` is its label. */
export const EDITORS = [
  { path: '/blog/mdx-blog-post', name: 'Explorer', button: undefined },
  { path: '/docs/custom/custom-template', name: 'Template editor', button: 'Edit this template' },
  { path: '/docs/custom/custom-template', name: 'Record editor', button: 'Edit this record' },
] as const;

/** A record editor whose initial record is for another country. */
export const CUSTOMER_EDITOR = {
  path: '/docs/custom/custom-template',
  name: 'Customer editor',
  button: 'Edit these customers',
} as const;

export type Editor = (typeof EDITORS)[number] | typeof CUSTOMER_EDITOR;

export const [EXPLORER, TEMPLATE_EDITOR, RECORD_EDITOR] = EDITORS;

export const regionOf = (page: Page, { name }: Editor): Locator =>
  page.getByRole('region', { name });

/** Returns the field of a parameter. */
export const fieldOf = (page: Page, editor: Editor, name: string): Locator =>
  regionOf(page, editor).getByLabel(name, { exact: true });

/** Returns the code block with a title: `Response 200`. */
export const codeBlockOf = (page: Page, editor: Editor, title: string): Locator =>
  regionOf(page, editor).getByRole('group', { name: title, exact: true });

/** Waits until a response with this status is shown, and returns its body. */
export async function readResponse(page: Page, editor: Editor, status = 200): Promise<unknown> {
  const text = await codeBlockOf(page, editor, `Response ${status}`).textContent();
  return JSON.parse(text ?? '');
}

/** Opens a page and clicks the button that loads the engine. The explorer loads it without a click. */
export async function openEditor(page: Page, editor: Editor): Promise<void> {
  await openPage(page, editor.path);
  if (editor.button)
    await regionOf(page, editor).getByRole('button', { name: editor.button }).click();
}

/** Opens a page, loads the engine and waits until it has computed a response. */
export async function openAndAwaitResponse(page: Page, editor: Editor): Promise<void> {
  await openEditor(page, editor);
  await expect(codeBlockOf(page, editor, 'Response 200')).toBeVisible();
}

/** Returns the script files of chunks with names that match a pattern. */
const scriptsOf = (name: string): string[] =>
  listBuiltFiles('.js').filter((file) => new RegExp(`/${name}\\.[0-9a-f]+\\.js$`).test(file));

/** The scripts that render the explorer and the editors. */
export const editorScripts = listBuiltFiles('.js').filter((file) =>
  readBuiltFile(file).includes('Computed in your browser'),
);

/** The script of the worker that runs the engine. */
export const workerScripts = scriptsOf('engine');

/** The scripts with the generators of one tag each, and the script with all tags, which requests to `custom` need. */
export const tagScripts = scriptsOf('packages_engine_src_tags_\\w+');

/** The scripts with the modules of the English data. */
export const englishDataScripts = scriptsOf('word-\\w+');

/** Returns the scripts with the data of a locale. */
export const localeScripts = (tag: string): string[] => scriptsOf(`locale-${tag}`);

/** Returns a function that matches the URL of any of these files. */
export const isUrlOfAny =
  (files: readonly string[]) =>
  (url: URL): boolean =>
    files.some((file) => url.pathname.endsWith(`/${file}`));

/** Records the path of every request of a page and its workers. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
