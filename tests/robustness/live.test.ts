/** `npm start` with the description of this project: what an editor sees while writing. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../src/product';
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser';
import { findFreePort } from '../support/freePort';
import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { waitFor } from '../support/waitFor';

const FILE = 'openapi/paths/finance/pin.yaml';
const SENTENCE = 'Personal identification numbers for cards and cash machines.';

let project: Project;
let browser: Browser;
let page: Page;
let text: string;
let ended: string | undefined;

const edit = (content: string) => writeFileSync(path.join(project.dir, FILE), content);

beforeAll(async () => {
  project = await createProject();
  text = readFileSync(path.join(project.dir, FILE), 'utf8');
  const port = await findFreePort();
  void project
    .run('tsx', ['scripts/start.mts', '--no-open', '--port', String(port)])
    .then(({ output }) => (ended = output));
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  page = await browser.newPage();
  const address = `http://localhost:${port}${product.baseUrl}docs/api/generate-a-pin`;
  await waitFor(
    'the server answers',
    async () => {
      if (ended !== undefined) throw new Error(ended);
      return page.goto(address).then(
        () => true,
        () => false,
      );
    },
    500_000,
  );
  // Drawn some time after the load event: asked for at once, it is not there yet.
  await show(SENTENCE);
}, 520_000);

afterAll(async () => {
  await browser.close();
  await project.remove();
});

const show = (words: string) => page.getByText(words).first().waitFor({ timeout: 30_000 });

// How soon: `npm run bench -- --only live`.
test('each change of an operation is shown in the open page', async () => {
  for (const word of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
    edit(text.replace(SENTENCE, `${word} ${SENTENCE}`));
    await show(`${word} ${SENTENCE}`);
  }
});

test('an error in the file is shown over the page with its place and lines, until it is mended', async () => {
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  edit(text.replace('summary: Generate a PIN', 'summary: [Generate a PIN'));
  const message = overlay.getByText(`${FILE}:6:`).first();
  await message.waitFor({ timeout: 30_000 });
  expect(await overlay.locator('body').textContent()).toContain('> 6 | ');
  edit(text.replace(SENTENCE, `Mended ${SENTENCE}`));
  await message.waitFor({ state: 'detached', timeout: 30_000 });
  await show(`Mended ${SENTENCE}`);
});
