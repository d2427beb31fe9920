/** Checks that builds of the same sources are identical, in any folder and with or without a cache. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../src/hosting/fileTypes';
import { shortenSpec } from '../support/shortenSpec';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';

/** Hashes of the files in a built site, keyed by path. Compressed copies are left out. */
type SiteBytes = Record<string, string>;

function readSite(folder: string): SiteBytes {
  const hashOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(folder).map((file) => [file, hashOf(file)]));
}

/** Removes the hash from a file name. */
const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(\.\w+)$/, '$1');

const listAssets = (site: SiteBytes): string[] =>
  Object.keys(site).filter((file) => file.startsWith('assets/'));

/**
 * Expects that only four hashed files differ: the runtime, which lists hashes, the script of the edited page, the search
 * index, and the script of the introduction, which contains the hashes of downloads.
 */
function expectOnePageChanged(before: SiteBytes, after: SiteBytes, read: (file: string) => string) {
  const fresh = listAssets(after).filter((file) => before[file] !== after[file]);
  const describeAsset = (file: string): string => {
    if (withoutHash(file) === 'assets/js/runtime~main.js') return 'hashes';
    if (file.includes('_search_')) return 'search';
    if (read(file).includes(EDIT.after)) return 'page';
    return read(file).includes('sha256sum') ? 'introduction' : file;
  };
  expect(fresh.map(describeAsset).sort()).toEqual(['hashes', 'introduction', 'page', 'search']);
  const names = (site: SiteBytes): string[] => listAssets(site).map(withoutHash).sort();
  expect(names(after)).toEqual(names(before));
}

/** An edit of a source file. The replaced words occur on one page only. */
const EDIT = {
  file: 'openapi/paths/finance/iban.yaml',
  before: 'Use the number only',
  after: 'Use such a number only',
};

/** Environment that enables Rspack's persistent cache. */
const KEPT = { DOCUSAURUS_NO_PERSISTENT_CACHE: '' };

let project: Project;
let elsewhere: Project;
let first: SiteBytes;

/** Two folders of different length and depth. */
const FOLDERS = ['a', 'a longer name/of/a deeper folder'];

/** Creates a small site. Installs its packages, because links to packages would have the same target in both sites. */
async function createSite(folder: string): Promise<Project> {
  const created = await copyProject({ folder, installs: true });
  await shortenSpec(created.dir);
  await addFiles(created);
  return created;
}

/** Adds a guide with an image and a file, because Docusaurus passes their absolute paths to loaders. */
async function addFiles({ write }: Project): Promise<void> {
  const guide = ['# Files', '![A square](./square.svg)', '[A text](./text.txt)'];
  await write('docs/custom/files.mdx', `${guide.join('\n\n')}\n`);
  await write('docs/custom/square.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('docs/custom/text.txt', 'Text.');
}

async function build({ dir, run }: Project, out = 'build', env = KEPT): Promise<SiteBytes> {
  const { code, output } = await run('npm', ['run', 'build', '--', '--out-dir', out], env);
  if (code !== 0) throw new Error(output);
  return readSite(path.join(dir, out));
}

beforeAll(async () => {
  const [here = '', there = ''] = FOLDERS;
  project = await createSite(here);
  elsewhere = await createSite(there);
  first = await build(project);
  expect(Object.keys(first).length).toBeGreaterThan(100);
});

afterAll(async () => {
  await project?.remove();
  await elsewhere?.remove();
});

test('a build in another folder and without a cache has identical files', async () => {
  const none = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  expect(await build(elsewhere, 'build', none)).toEqual(first);
});

test('an edit of one page changes only four scripts: page, introduction, search index, list of hashes', async () => {
  const { file, before, after } = EDIT;
  const text = await readFile(path.join(project.dir, file), 'utf8');
  expect(text).toContain(before);
  await project.write(file, text.replace(before, after));
  const changed = await build(project);
  expectOnePageChanged(first, changed, (name) =>
    readFileSync(path.join(project.dir, 'build', name), 'utf8'),
  );
});
