import { createPageIndex } from './print/pageIndex.ts';
import { createCatalogue } from './print/catalogue.ts';
import { createDownloads } from './print/downloads/createDownloads.ts';
import { printPages } from './print/pages.ts';
import { printData, printStatic } from './print/files.ts';
import type { OwnData } from './print/files.ts';
import { loadDescription } from './read/load.ts';
import { readApi } from './read/model.ts';
import type { Api } from './read/model.ts';
import type { SiteAddress } from './site.ts';
import { createView } from './view/api.ts';
import type { ApiView } from './view/types.ts';
import { matchPages } from './write/matchPages.ts';
import type { NamedPages } from './write/matchPages.ts';
import { toWriteError } from './write/writeError.ts';

/**
 * Lists the pages that the OpenAPI plugin generates from a page index. It may create a temporary folder in
 * `workDir`.
 */
export type NamePages = (index: object, workDir: string) => Promise<NamedPages>;

export interface GenerateOptions {
  /** The description's folder. */
  folder: string;
  /** Absolute path of a folder for temporary files. */
  workDir: string;
  /** Where the site will be served, for absolute URLs. */
  site: SiteAddress;
  namePages: NamePages;
  /** Creates what the engine adds. */
  createOwnData: (api: Api, site: SiteAddress) => Promise<OwnData>;
}

/** A generated reference that has not been written to disk. */
export interface Reference {
  api: Api;
  view: ApiView;
  /** Texts of its files, by path below the site's folder. */
  files: Map<string, string>;
}

/**
 * Generates the pages and data of the reference: reads and checks the description, creates the view and
 * prints it. The output is deterministic; only temporary files are written.
 *
 * @throws DescriptionError when the description is refused.
 * @throws WriteError when the temporary files cannot be written.
 */
export async function generate(options: GenerateOptions): Promise<Reference> {
  const { folder, site, workDir, namePages, createOwnData } = options;
  const api = readApi(await loadDescription(folder));
  // Imported here because it loads the TypeScript compiler, which a refused description does not need.
  const { createResponseTypes } = await import('./view/responseTypes.ts');
  const own = await createOwnData(api, site);
  const view = createView(api, {
    guide: own.guide,
    responseTypes: await createResponseTypes(api),
  });
  const index = createPageIndex(view);
  matchPages(view, await namePages(index, workDir).catch(throwWriteError));
  const downloads = [...createDownloads(view, api.source, site), ...own.downloads];
  const catalogue = createCatalogue(view);
  const files = new Map([
    ...printPages(view, downloads),
    ...printData(view, { catalogue, own, index }),
    ...printStatic({ view, catalogue, site, downloads }),
  ]);
  return { api, view, files };
}

function throwWriteError(error: unknown): never {
  throw toWriteError(error);
}
