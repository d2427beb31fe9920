import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { product } from '../../src/product.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { findFreePort } from '../../tests/support/freePort.ts';
import { createProject } from '../../tests/support/project.ts';
import type { Project } from '../../tests/support/project.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { median } from '../files.mts';
import type { Part } from '../report.mts';

/** The operation that is edited, its page, and a sentence that both have. */
const FILE = 'openapi/paths/finance/pin.yaml';
const PAGE = 'docs/api/generate-a-pin';
const SENTENCE = 'Personal identification numbers for cards and cash machines.';

/** What is put in front of the sentence, one after the other. */
const WORDS = ['First', 'Second', 'Third'] as const;

/** Starts `npm start` in a copy of the project, and opens the page when it answers. */
async function openPage(project: Project, page: Page): Promise<void> {
  const port = await findFreePort();
  const address = `http://localhost:${port}${product.baseUrl}${PAGE}`;
  let ended: string | undefined;
  void project
    .run('npm', ['start', '--', '--no-open', '--port', String(port)])
    .then(({ output }) => (ended = output));
  await waitFor(
    'npm start answers',
    async () => {
      if (ended !== undefined) throw new Error(`npm start has ended.\n${ended}`);
      return page.goto(address).then(
        () => true,
        () => false,
      );
    },
    500_000,
  );
  await page.getByText(SENTENCE).first().waitFor();
}

/** Milliseconds from the moment at which a file is saved until the open page shows what it says. */
async function timeEdit(project: Project, page: Page, word: string): Promise<number> {
  const text = readFileSync(path.join(project.dir, FILE), 'utf8');
  const changed = text.replace(SENTENCE, `${word} ${SENTENCE}`);
  if (changed === text) throw new Error(`${FILE} does not say "${SENTENCE}" any more.`);
  await project.write(FILE, changed);
  const start = performance.now();
  await page.getByText(`${word} ${SENTENCE}`).first().waitFor({ timeout: 120_000 });
  return performance.now() - start;
}

/** How soon an edit of an operation shows in the open page of `npm start`. */
export async function measureLive(): Promise<Part> {
  // A copy: the description that is edited is not the project's own, whatever happens.
  const project = await createProject();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await openPage(project, page);
    const times: number[] = [];
    for (const word of WORDS) times.push(await timeEdit(project, page, word));
    return {
      figures: { edit: median(times) },
      tables: {
        'An edit in `npm start`, ms until the open page shows it': [
          WORDS.map((_, index) => `edit ${index + 1}`),
          times.map(Math.round),
        ],
      },
    };
  } finally {
    await browser.close();
    await project.remove();
  }
}
