/** `npm start`: what an editor sees while writing, with a description of a few operations. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../src/product';
import { addOperation, cutDescription } from '../support/cutDescription';
import { launchBrowser } from '../support/browser';
import { findFreePort } from '../support/freePort';
import { has } from '../support/programs';
import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { waitFor } from '../support/waitFor';

const FILE = 'openapi/paths/string/nano-id.yaml';
const SLUG = 'generate-a-nano-id';
/** What `npm start` prints. */
const LOG = 'start.log';
const SENTENCE = 'Every character can go into a URL as it is.';

let project: Project;
let origin: string;

const read = async (address: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${origin}${product.baseUrl}${address}`).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
};

beforeAll(async () => {
  project = await createProject();
  await cutDescription(project.dir);
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  let ended: string | undefined;
  void project
    .run('sh', ['-c', `npm start -- --no-open --port ${port} 2>&1 | tee ${LOG}`])
    .then(() => (ended = terminal()));
  await waitFor(
    'the development server serves the twin of an operation',
    async () => {
      if (ended !== undefined) throw new Error(ended);
      return (await read(`docs/api/${SLUG}.md`)).text.includes('# Generate a Nano ID');
    },
    200_000,
  );
});

afterAll(() => project.remove());

test('The development server serves Markdown twins, llms.txt and downloads, too', async () => {
  for (const [address, words] of [
    ['docs/custom/custom-template.md', '# Custom template'],
    ['blog/welcome.md', '# Welcome'],
    ['llms.txt', `docs/api/${SLUG}.md`],
    ['llms-full.txt', '# Custom template'],
    ['generators.json', `"${SLUG}"`],
    ['postman_collection.json', '"Generate a Nano ID"'],
  ] as const) {
    const { status, text } = await read(address);
    expect(status, address).toBe(200);
    expect(text, address).toContain(words);
  }
});

/** What the terminal shows so far. */
const terminal = () => readFileSync(path.join(project.dir, LOG), 'utf8');

describe.runIf(has('browser'))('in the open page of an operation', () => {
  let browser: Browser;
  let page: Page;
  let text: string;

  const edit = (content: string) => writeFileSync(path.join(project.dir, FILE), content);
  const show = (words: string) => page.getByText(words).first().waitFor({ timeout: 200_000 });

  beforeAll(async () => {
    text = readFileSync(path.join(project.dir, FILE), 'utf8');
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.goto(`${origin}${product.baseUrl}docs/api/${SLUG}`);
    await show(SENTENCE);
  });

  afterAll(() => browser?.close());

  test('each change of the operation is shown', async () => {
    for (const word of ['First', 'Second', 'Third']) {
      edit(text.replace(SENTENCE, `${word} ${SENTENCE}`));
      await show(`${word} ${SENTENCE}`);
    }
  });

  test('a fault in the file is named in the terminal with its place, and the page stays until it is mended', async () => {
    const line = text.split('\n').findIndex((each) => each.includes('summary: Generate')) + 1;
    edit(text.replace('summary: Generate a', 'summary: [Generate a'));
    await waitFor('the terminal names the place', () =>
      terminal().includes(`${FILE}:${line + 1}:`),
    );
    await show(`Third ${SENTENCE}`);
    edit(text.replace(SENTENCE, `Mended ${SENTENCE}`));
    await show(`Mended ${SENTENCE}`);
  });

  test('a new operation has its page after `npm run api`', async () => {
    await addOperation(project.dir, 'string/uuid');
    const { code, output } = await project.run('npm', ['run', 'api']);
    expect(code, output).toBe(0);
    await page.goto(`${origin}${product.baseUrl}docs/api/generate-a-uuid`);
    await page.getByRole('heading', { name: 'Generate a UUID' }).waitFor({ timeout: 200_000 });
  });
});
