/** Tests the development server of `npm start` while files change, with an OpenAPI document of a few operations. */
import {
  appendFileSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { addOperation, shortenSpec, removeOperation } from '../support/shortenSpec';
import { launchBrowser, openTab } from '../../scripts/support/browser';
import { findFreePort } from '../support/freePort';
import { hasProgram } from '../../scripts/support/programs';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';
import { waitFor } from '../../scripts/support/waitFor';

const FILE = 'openapi/paths/string/nano-id.yaml';
const SLUG = 'generate-a-nano-id';
/** File with the output of `npm start`. */
const LOG = 'start.log';
const SENTENCE =
  'The JavaScript library Nano ID uses the same characters: letters, digits, underscore and hyphen.';

let project: Project;
let origin: string;

const file = (name: string) => path.join(project.dir, name);

/** Returns the output of `npm start` so far. */
const terminal = () => readFileSync(file(LOG), 'utf8');

/** Returns the last lines of the output, for error messages. */
const lastLines = () => {
  const lines = terminal().split('\n').slice(-40);
  return `The last lines of npm start:\n${lines.map((line) => line.slice(0, 300)).join('\n')}`;
};

const read = async (address: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${origin}${product.baseUrl}${address}`).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
};

beforeAll(async () => {
  project = await copyProject();
  await shortenSpec(project.dir);
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  writeFileSync(file(LOG), '');
  let hasEnded = false;
  void project
    .run('sh', ['-c', `npm start -- --no-open --port ${port} >> ${LOG} 2>&1`])
    .then(() => (hasEnded = true));
  try {
    await waitFor(
      'the development server serves the Markdown version of an operation',
      async () => {
        if (hasEnded) throw new Error('The development server has ended.');
        return (await read(`docs/api/${SLUG}.md`)).text.includes('# Generate a Nano ID');
      },
    );
  } catch (error) {
    throw new Error(lastLines(), { cause: error });
  }
});

beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(lastLines())));

afterAll(() => project.remove());

test('the development server serves Markdown versions, llms.txt and downloads', async () => {
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

describe.runIf(hasProgram('browser'))('on the open page of an operation', () => {
  let browser: Browser;
  let page: Page;
  let text: string;

  /** Returns the text of the file after inserting a word before the tested sentence. */
  const version = (word: string) => text.replace(SENTENCE, `${word} ${SENTENCE}`);
  const edit = (content: string) => writeFileSync(file(FILE), content);
  const show = (words: string) => page.getByText(words).first().waitFor();
  const sidebar = (name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByText(name, { exact: true });
  /** Returns the error overlay of the development server. */
  const overlay = () => page.locator('#webpack-dev-server-client-overlay');
  /** Reloads a page until it has the heading, because the development server may add its route later. */
  const open = (address: string, heading: string) =>
    waitFor(`${address} has the heading "${heading}"`, async () => {
      await page.goto(`${origin}${product.baseUrl}${address}`);
      const found = page.getByRole('heading', { name: heading }).first();
      return found.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
      );
    });
  const runApi = async () => {
    const { code, output } = await project.run('npm', ['run', 'api']);
    expect(code, output).toBe(0);
  };

  beforeAll(async () => {
    text = readFileSync(file(FILE), 'utf8');
    browser = await launchBrowser();
    page = await openTab(browser);
    await page.goto(`${origin}${product.baseUrl}docs/api/${SLUG}`);
    await show(SENTENCE);
  });

  afterAll(() => browser?.close());

  test.each<[way: string, write: (content: string) => void]>([
    ['overwrites the file', edit],
    [
      'overwrites it in quick succession',
      (content) => {
        for (const word of ['One', 'Two', 'Three', 'Four']) edit(version(word));
        edit(content);
      },
    ],
    [
      'truncates it and writes it in pieces',
      (content) => {
        truncateSync(file(FILE));
        for (const line of content.split(/^/m)) appendFileSync(file(FILE), line);
      },
    ],
    [
      'renames another file to it',
      (content) => {
        writeFileSync(file(`${FILE}.new`), content);
        renameSync(file(`${FILE}.new`), file(FILE));
      },
    ],
    [
      'deletes it and writes it again',
      (content) => {
        rmSync(file(FILE));
        edit(content);
      },
    ],
  ])('an edit of the OpenAPI file is shown if the editor %s', async (way, write) => {
    write(version(`An editor ${way}.`));
    await show(`An editor ${way}. ${SENTENCE}`);
  });

  test('the page shows the last of 20 quick saves', async () => {
    for (let save = 1; save <= 20; save += 1) {
      edit(version(`Save ${save} of 20.`));
      // Varies the pause, so that some saves happen during a rebuild and others after it.
      await sleep(30 * (save % 5));
    }
    await show(`Save 20 of 20. ${SENTENCE}`);
  });

  test('an edit that is written in two parts is shown after the second part', async () => {
    const before = terminal().length;
    const content = version('Complete.');
    edit(content.slice(0, content.indexOf('responses:')));
    await waitFor('the terminal reports the first part', () =>
      /SpecError|TypeError/.test(terminal().slice(before)),
    );
    appendFileSync(file(FILE), content.slice(content.indexOf('responses:')));
    await show(`Complete. ${SENTENCE}`);
  });

  test('the position of an error in the OpenAPI file is shown until the error is corrected', async () => {
    const line = text.split('\n').findIndex((each) => each.includes('summary: Generate')) + 1;
    edit(text.replace('summary: Generate a', 'summary: [Generate a'));
    const place = `${FILE}:${line + 1}:`;
    await waitFor('the terminal names the place', () => terminal().includes(place));
    await overlay().contentFrame().getByText(place).waitFor();
    await show(`Complete. ${SENTENCE}`);
    const before = terminal().length;
    edit(version('Corrected.'));
    await show(`Corrected. ${SENTENCE}`);
    await waitFor('the terminal takes the report back', () =>
      terminal().slice(before).includes('openapi/ is valid'),
    );
    await overlay().waitFor({ state: 'detached' });
  });

  test('`npm run api` adds the page of a new operation and its entry in the sidebar', async () => {
    await addOperation(project.dir, 'string/uuid');
    await runApi();
    await open('docs/api/generate-a-uuid', 'Generate a UUID');
    await sidebar('UUID').waitFor();
  });

  test('`npm run api` renames a tag in the sidebar', async () => {
    const root = readFileSync(file('openapi/openapi.yaml'), 'utf8');
    const renamed = root.replace('x-displayName: String', 'x-displayName: Strings');
    writeFileSync(file('openapi/openapi.yaml'), renamed);
    await runApi();
    await sidebar('Strings').waitFor();
  });

  test('`npm run api` removes the page of a removed operation and its entry in the sidebar', async () => {
    await removeOperation(project.dir, 'string/uuid');
    await runApi();
    await open('docs/api/generate-a-uuid', 'Page Not Found');
    await open(`docs/api/${SLUG}`, 'Generate a Nano ID');
    await sidebar('UUID').waitFor({ state: 'detached' });
  });
});
