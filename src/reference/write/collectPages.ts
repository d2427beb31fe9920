import { DescriptionError } from '../read/fault.ts';
import type { Fault } from '../read/fault.ts';
import type { Api } from '../read/model.ts';
import { pluginFileId } from '../read/slug.ts';
import type { Download } from '../print/downloads/files.ts';
import type { Memory } from '../memory.ts';
import { PARTIALS_FOLDER } from '../pages/partials.ts';
import type { Partials } from '../pages/partials.ts';
import { PAGES_FOLDER } from '../paths.ts';
import type { ResponseType } from '../view/responseTypes.ts';
import type { SiteAddress } from '../site.ts';
import { toWriteError } from './writeError.ts';

/** What pages are made from. */
export interface PagesInput {
  api: Api;
  responseTypes: ReadonlyMap<string, ResponseType>;
  downloads: readonly Download[];
  site: SiteAddress;
  partials?: Partials;
  memory?: Memory;
}

/** Makes one page for each operation, in whatever way the site does it. */
export type WritePages = (
  source: PagesInput & {
    /** Where a folder to work in may be made; it has to be deleted again. */
    workDir: string;
  },
) => Promise<WrittenPages>;

export interface WrittenPages {
  /** Texts of files, by their path in the folder of pages. */
  files: ReadonlyMap<string, string>;
  failures: WriteFailure[];
}

export interface WriteFailure {
  /** File name of the page, without its folder. */
  page: string;
  reason: string;
}

export interface CollectOptions {
  writePages: WritePages;
  workDir: string;
  /** The description's file, for faults. */
  file: string;
}

/**
 * Has the pages made, and compares them with the operations one to one.
 *
 * @returns Texts by path below the site's folder, pages named by slug.
 * @throws DescriptionError when a page is missing or too many.
 */
export async function collectPages(
  input: PagesInput,
  { writePages, workDir, file }: CollectOptions,
): Promise<[file: string, text: string][]> {
  try {
    return matchPages(input.api, { ...(await writePages({ ...input, workDir })), file });
  } catch (error) {
    throw toWriteError(error);
  }
}

/** Proves that each operation has its page and no page is left over, and names files by slug. */
function matchPages(api: Api, found: WrittenPages & { file: string }): [string, string][] {
  const { files, failures, file } = found;
  const expected = new Map([
    [`${pluginFileId(api.slug)}.info.mdx`, api.slug],
    ...api.operations.map(({ slug }): [string, string] => [`${pluginFileId(slug)}.api.mdx`, slug]),
  ]);
  const isShared = (name: string) => name.startsWith(`${PARTIALS_FOLDER}/`);
  const faults: Fault[] = [];
  const pages: [string, string][] = [];
  for (const [name, slug] of expected) {
    const text = files.get(name);
    const cause = failures.find(({ page }) => page === name)?.reason ?? 'it was not written';
    if (text === undefined || failures.some(({ page }) => page === name)) {
      faults.push({ file, reason: `The page "${slug}" is missing: ${cause}.` });
    } else {
      pages.push([`${PAGES_FOLDER}/${slug}.mdx`, text]);
    }
  }
  for (const [name, text] of files) {
    if (isShared(name)) pages.push([`${PAGES_FOLDER}/${name}`, text]);
    else if (!expected.has(name)) {
      faults.push({ file, reason: `The page ${name} belongs to no operation.` });
    }
  }
  if (faults.length > 0) throw new DescriptionError(faults);
  return pages.sort(([a], [b]) => (a < b ? -1 : 1));
}
