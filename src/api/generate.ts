import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCatalogue, createOverview } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { DescriptionError } from './description/fault.ts';
import { loadDescription } from './description/load.ts';
import type { LoadOptions } from './description/load.ts';
import { readApi } from './description/model.ts';
import type { Api } from './description/model.ts';
import { createDownloads } from './downloads/createDownloads.ts';
import type { Download } from './downloads/files.ts';
import { pluginFileId } from './description/slug.ts';
import { createReferenceTwins, listTwins } from './markdown/twins.ts';
import type { TwinSource } from './markdown/twins.ts';
import { createPageIndex } from './pageIndex.ts';
import { PARTIALS_FOLDER } from './pages/partials.ts';
import { DATA_FOLDER, dataPath, PAGES_FOLDER } from './paths.ts';
import { createResponseTypes } from './samples/responseTypes.ts';
import type { ResponseType } from './samples/responseTypes.ts';
import { createSearchEntries } from './search.ts';
import { twinPath } from './site.ts';
import type { SiteAddress } from './site.ts';

/** Writes one page for each operation into a folder, in whatever way the site does it. */
export type WritePages = (target: {
  /** Description of the operations to write, see `createPageIndex`. */
  pageIndex: string;
  folder: string;
  api: Api;
  responseTypes: ReadonlyMap<string, ResponseType>;
  downloads: readonly Download[];
  site: SiteAddress;
}) => Promise<WriteFailure[]>;

export interface WriteFailure {
  /** File name of the page, without its folder. */
  page: string;
  reason: string;
}

export interface GenerateOptions extends LoadOptions {
  /** The site's folder, absolute. */
  siteDir: string;
  /** Where the site will be served, for files that are read away from it. */
  site: SiteAddress;
  writePages: WritePages;
}

/**
 * Makes the pages and data of the reference anew from a description, all or nothing: they are
 * written into a fresh folder, compared with the operations one to one, and swapped in.
 *
 * @returns The API that the pages now show.
 * @throws DescriptionError when the description is refused or a page is missing. Whatever is thrown,
 *   pages and data are those of before.
 */
export async function generate(options: GenerateOptions): Promise<Api> {
  const { siteDir, site, writePages, file } = options;
  const api = readApi(await loadDescription(options));
  const responseTypes = await createResponseTypes(api);
  const downloads = createDownloads(api, site);
  const fresh = await mkdtemp(path.join(siteDir, '.api-'));
  try {
    const pages = path.join(fresh, 'pages');
    const data = path.join(fresh, 'data');
    await mkdir(pages);
    const catalogue = createCatalogue(api);
    await writeData(api, catalogue, data);
    const failures = await writePages({
      pageIndex: dataPath('pageIndex', data),
      folder: pages,
      api,
      responseTypes,
      downloads,
      site,
    });
    await matchPages(api, { pages, failures, file });
    await writeStatic({ api, catalogue, site, responseTypes, downloads }, data);
    await swapIn([
      { fresh: pages, current: path.join(siteDir, PAGES_FOLDER) },
      { fresh: data, current: path.join(siteDir, DATA_FOLDER) },
    ]);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return api;
}

async function writeData(api: Api, catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeJson(dataPath('catalogue', folder), catalogue),
    writeJson(dataPath('overview', folder), createOverview(catalogue)),
    writeJson(dataPath('search', folder), createSearchEntries(api, catalogue)),
    writeJson(dataPath('pageIndex', folder), createPageIndex(api)),
  ]);
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The downloads and Markdown twins, as they are served, and the list of the twins. */
async function writeStatic(source: TwinSource, folder: string): Promise<void> {
  const root = dataPath('downloads', folder);
  const sections = createReferenceTwins(source);
  const files = [
    ...source.downloads.map(({ file, text }) => ({ file, text })),
    ...sections.flatMap(({ entries }) =>
      entries.map(({ path: page, text }) => ({ file: decodeURI(twinPath(page)), text })),
    ),
  ];
  const folders = new Set(files.map(({ file }) => path.dirname(path.join(root, file))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(files.map(({ file, text }) => writeFile(path.join(root, file), text)));
  await writeJson(dataPath('twins', folder), listTwins(sections));
}

/** Proves that each operation has its page and no page is left over, and names files by slug. */
async function matchPages(
  api: Api,
  { pages, failures, file }: { pages: string; failures: WriteFailure[]; file: string },
): Promise<void> {
  const expected = new Map([
    [`${pluginFileId(api.slug)}.info.mdx`, api.slug],
    ...api.operations.map(({ slug }): [string, string] => [`${pluginFileId(slug)}.api.mdx`, slug]),
  ]);
  const written = new Set(await readdir(pages));
  written.delete(PARTIALS_FOLDER);
  const missing = [...expected].filter(([name]) => !written.has(name));
  const extra = [...written].filter((name) => !expected.has(name));
  const faults = [
    ...missing.map(([name, slug]) => {
      const cause = failures.find(({ page }) => page === name)?.reason ?? 'it was not written';
      return { file, reason: `The page "${slug}" is missing: ${cause}.` };
    }),
    ...extra.map((name) => ({ file, reason: `The page ${name} belongs to no operation.` })),
  ];
  if (faults.length > 0) throw new DescriptionError(faults);
  await Promise.all(
    [...expected].map(([name, slug]) =>
      rename(path.join(pages, name), path.join(pages, `${slug}.mdx`)),
    ),
  );
}

/** Puts all fresh folders in the place of the current ones, or none of them. */
async function swapIn(folders: { fresh: string; current: string }[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { fresh, current } of folders) {
      const former = `${fresh}-former`;
      await mkdir(path.dirname(current), { recursive: true });
      if (existsSync(current)) {
        await rename(current, former);
        undo.unshift(() => rename(former, current));
      }
      await rename(fresh, current);
      undo.unshift(() => rename(current, fresh));
    }
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}
