/** The same sources give the same site, wherever and however often they are built. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutDescription } from '../support/cutDescription';
import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { expectOnePageChanged, readSite } from '../support/siteBytes';
import type { SiteBytes } from '../support/siteBytes';
import { EVERYTHING } from '../support/sweep';

/** A file, and a word of it that stands in the text of one page only, with another. */
const EDIT = {
  file: 'openapi/paths/finance/iban.yaml',
  before: 'fails or, worse',
  after: 'fails or, at worst',
};

/** Rspack keeps modules from build to build unless it is told not to. */
const KEPT = { DOCUSAURUS_NO_PERSISTENT_CACHE: '' };

const TIMEOUT = 900_000;

let project: Project;
let elsewhere: Project;
let first: SiteBytes;

/** The whole site, or one of a few operations, which takes a fraction of the time. */
async function createSite(): Promise<Project> {
  const created = await createProject();
  if (!EVERYTHING) await cutDescription(created.dir);
  return created;
}

async function build({ dir, run }: Project, out = 'build', env = KEPT): Promise<SiteBytes> {
  const { code, output } = await run('npm', ['run', 'build', '--', '--out-dir', out], env);
  if (code !== 0) throw new Error(output);
  return readSite(path.join(dir, out));
}

beforeAll(async () => {
  [project, elsewhere] = await Promise.all([createSite(), createSite()]);
  first = await build(project);
  expect(Object.keys(first).length).toBeGreaterThan(100);
}, TIMEOUT);

afterAll(async () => Promise.all([project.remove(), elsewhere.remove()]));

test(
  'The site has the same bytes in another folder, with nothing kept of a former build.',
  async () => {
    const none = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
    expect(await build(elsewhere, 'build', none)).toEqual(first);
  },
  TIMEOUT,
);

if (EVERYTHING) {
  test(
    'It has the same bytes when it is built again, and below another folder of the project.',
    async () => {
      expect(await build(project)).toEqual(first);
      expect(await build(project, 'public/site')).toEqual(first);
    },
    TIMEOUT,
  );
}

test(
  'It has another script for a page of which one word has changed, and another list of hashes.',
  async () => {
    const { file, before, after } = EDIT;
    const text = await readFile(path.join(project.dir, file), 'utf8');
    expect(text).toContain(before);
    await project.write(file, text.replace(before, after));
    expectOnePageChanged(first, await build(project));
  },
  TIMEOUT,
);
