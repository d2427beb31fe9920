import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../../src/product';
import { openSearch, search } from '../../e2e/searchDialog';
import { BROWSER_ARGUMENTS } from '../../support/browser';
import { publish, startNginx } from '../../support/nginx';
import type { Nginx, Sent } from '../../support/nginx';
import { requireReadersBrowser } from '../../support/programs';
import { createProject } from '../../support/project';
import type { Project } from '../../support/project';
import { useTemporaryFolder } from '../../support/temporaryFolder';

/** A file, and words at the beginning of its description, which lists and cards take over, with others. */
const EDIT = {
  file: 'openapi/paths/finance/iban.yaml',
  before: 'International bank account numbers',
  after: 'International bank account codes',
};

/** The page of that description, another one, and one of each kind. */
const PAGES = [
  'docs/api/generate-an-iban',
  'docs/api/generate-a-bic',
  'docs/category/api',
  '',
  'docs/api/fakewright',
  'docs/custom/custom-template',
  'blog/mdx-blog-post',
];

/** Bytes that a returning reader may load again, beside the HTML of pages. */
const MOST = 12_000;

/** Each builds the whole site. */
const TIMEOUT = 900_000;

/** A reader who has kept what was loaded before a deploy. */
export function testReturningReader(): void {
  const folder = useTemporaryFolder();
  let project: Project;
  let nginx: Nginx;

  /** Builds the project as it is now, and publishes that. */
  async function deploy(): Promise<void> {
    const { code, output } = await project.run('npm', ['run', 'build']);
    if (code !== 0) throw new Error(output);
    // The commands of deploy/README.md, which stands in the project, for the build in its copy.
    publish(path.join(folder.path, 'srv'), project.dir);
    await nginx?.reload();
  }

  async function read(page: Page): Promise<void> {
    for (const address of PAGES) {
      await page.goto(`${nginx.origin}${product.baseUrl}${address}`, { waitUntil: 'networkidle' });
    }
    await openSearch(page);
    await search(page, 'iban');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Choose a generator' }).click();
    await page.getByRole('group', { name: 'Response 200' }).waitFor();
    await page.waitForLoadState('networkidle');
  }

  /** Opens all pages in a new browser with the profile of the last one, and returns what was sent to it in full. */
  async function visit(): Promise<Sent[]> {
    const before = (await nginx.readSent()).length;
    const context = await chromium.launchPersistentContext(path.join(folder.path, 'profile'), {
      executablePath: requireReadersBrowser(),
      viewport: { width: 1350, height: 900 },
      // Chromium keeps nothing that came with a certificate it does not trust.
      args: [...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${nginx.keyHash}`],
    });
    try {
      await read(context.pages()[0] ?? (await context.newPage()));
    } finally {
      await context.close();
    }
    return (await nginx.readSent()).slice(before).filter(({ status }) => status !== 304);
  }

  beforeAll(async () => {
    project = await createProject();
    await deploy();
    nginx = await startNginx(path.join(folder.path, 'nginx'), path.join(folder.path, 'srv'));
  }, TIMEOUT);

  afterAll(async () => {
    await nginx?.close();
    await project?.remove();
  });

  test(
    'A returning reader loads at most 12 kB again after a change of one description, beside the HTML of pages.',
    async () => {
      expect((await visit()).length).toBeGreaterThan(50);
      expect(await visit(), 'before the deploy').toEqual([]);
      const text = await readFile(EDIT.file, 'utf8');
      expect(text).toContain(EDIT.before);
      await project.write(EDIT.file, text.replace(EDIT.before, EDIT.after));
      await deploy();
      const again = await visit();
      const pages = again.filter(({ file }) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThanOrEqual(PAGES.length);
      const others = again.filter((each) => !pages.includes(each));
      expect(others.map(({ file }) => path.basename(file))).toContainEqual(
        expect.stringMatching(/^runtime~main\./),
      );
      const bytes = others.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes, JSON.stringify(others)).toBeLessThanOrEqual(MOST);
    },
    TIMEOUT,
  );
}
