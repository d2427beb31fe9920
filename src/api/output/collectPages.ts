import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DescriptionError } from '../description/fault.ts';
import type { Fault } from '../description/fault.ts';
import type { Api } from '../description/model.ts';
import { pluginFileId } from '../description/slug.ts';
import type { Download } from '../downloads/files.ts';
import type { Memory } from '../memory.ts';
import { createPageIndex } from '../pageIndex.ts';
import { PARTIALS_FOLDER } from '../pages/partials.ts';
import type { Partials } from '../pages/partials.ts';
import { dataPaths, PAGES_FOLDER } from '../paths.ts';
import type { ResponseType } from '../samples/responseTypes.ts';
import type { SiteAddress } from '../site.ts';
import { WORK_PREFIX } from './publish.ts';
import { toWriteError } from './writeError.ts';

/** Writes one page for each operation into a folder, in whatever way the site does it. */
export type WritePages = (target: {
  /** Description of the operations to write, see `createPageIndex`. */
  pageIndex: string;
  folder: string;
  api: Api;
  responseTypes: ReadonlyMap<string, ResponseType>;
  downloads: readonly Download[];
  site: SiteAddress;
  partials?: Partials;
  memory?: Memory;
}) => Promise<WriteFailure[]>;

export interface WriteFailure {
  /** File name of the page, without its folder. */
  page: string;
  reason: string;
}

/** What pages are written from. */
export type PagesInput = Omit<Parameters<WritePages>[0], 'pageIndex' | 'folder'>;

export interface CollectOptions {
  writePages: WritePages;
  /** Where a folder to work in is made and deleted again. */
  workDir: string;
  /** The description's file, for faults. */
  file: string;
}

/**
 * Has the pages written into a fresh folder, compares them with the operations one to one, and reads
 * them back.
 *
 * @returns Texts by path below the site's folder, pages named by slug.
 * @throws DescriptionError when a page is missing or too many.
 */
export async function collectPages(
  input: PagesInput,
  { writePages, workDir, file }: CollectOptions,
): Promise<[file: string, text: string][]> {
  const work = await mkdtemp(path.join(workDir, `${WORK_PREFIX}${process.pid}-`)).catch(
    (error: unknown) => {
      throw toWriteError(error);
    },
  );
  try {
    const pageIndex = path.join(work, dataPaths.pageIndex);
    const folder = path.join(work, 'pages');
    await writeFile(pageIndex, JSON.stringify(createPageIndex(input.api)));
    const failures = await writePages({ ...input, pageIndex, folder });
    const written = await readFolder(folder);
    return matchPages(input.api, { written, failures, file });
  } catch (error) {
    throw toWriteError(error);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Every file of a folder, by its path in it. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
  const texts = files.map(async (file): Promise<[string, string]> => {
    return [file, await readFile(path.join(folder, file), 'utf8')];
  });
  return new Map(await Promise.all(texts));
}

/** Proves that each operation has its page and no page is left over, and names files by slug. */
function matchPages(
  api: Api,
  found: { written: Map<string, string>; failures: WriteFailure[]; file: string },
): [string, string][] {
  const { written, failures, file } = found;
  const expected = new Map([
    [`${pluginFileId(api.slug)}.info.mdx`, api.slug],
    ...api.operations.map(({ slug }): [string, string] => [`${pluginFileId(slug)}.api.mdx`, slug]),
  ]);
  const isShared = (name: string) => name.startsWith(`${PARTIALS_FOLDER}/`);
  const faults: Fault[] = [];
  const pages: [string, string][] = [];
  for (const [name, slug] of expected) {
    const text = written.get(name);
    const cause = failures.find(({ page }) => page === name)?.reason ?? 'it was not written';
    if (text === undefined || failures.some(({ page }) => page === name)) {
      faults.push({ file, reason: `The page "${slug}" is missing: ${cause}.` });
    } else {
      pages.push([`${PAGES_FOLDER}/${slug}.mdx`, text]);
    }
  }
  for (const [name, text] of written) {
    if (isShared(name)) pages.push([`${PAGES_FOLDER}/${name}`, text]);
    else if (!expected.has(name)) {
      faults.push({ file, reason: `The page ${name} belongs to no operation.` });
    }
  }
  if (faults.length > 0) throw new DescriptionError(faults);
  return pages.sort(([a], [b]) => (a < b ? -1 : 1));
}
