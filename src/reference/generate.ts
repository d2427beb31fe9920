import { createCatalogue } from './print/catalogue.ts';
import { loadDescription } from './read/load.ts';
import type { LoadOptions } from './read/load.ts';
import { readApi } from './read/model.ts';
import type { Api, Operation } from './read/model.ts';
import { createDownloads } from './print/downloads/createDownloads.ts';
import { collectPages } from './write/collectPages.ts';
import type { WritePages } from './write/collectPages.ts';
import type { Partials } from './pages/partials.ts';
import { renderData, renderStatic } from './write/renderFiles.ts';
import { contentOf, noMemory, schemasOf } from './memory.ts';
import type { Memory } from './memory.ts';
import { EXPLORED } from './print/seedSamples.ts';
import type { SiteAddress } from './site.ts';

const isExplored = ({ path }: Operation): boolean =>
  EXPLORED.some((name) => path.endsWith(`/${name}`));

export interface GenerateOptions extends LoadOptions {
  /** A folder to work in, absolute; what is made in it is deleted again. */
  workDir: string;
  /** Where the site will be served, for files that are read away from it. */
  site: SiteAddress;
  writePages: WritePages;
  /** What requests to compare yield; absent when nothing here generates values of the description. */
  loadSeedSamples?: () => Promise<(api: Api) => object[]>;
  /** Gets to know what pages share. */
  partials?: Partials;
  memory?: Memory;
  /** Is told what is being done. */
  onStep?: (step: string) => void;
}

/** A reference that is made but not yet in its place. */
export interface Reference {
  api: Api;
  /** Every file of it, by its path below the site's folder. */
  files: Map<string, string>;
}

/**
 * Makes the pages and data of the reference from a description. The same description gives the same
 * bytes; nothing is written but into the folder to work in.
 *
 * @throws DescriptionError when the description is refused or a page is missing.
 */
export async function generate(options: GenerateOptions): Promise<Reference> {
  const { site, partials, memory = noMemory, onStep = () => undefined } = options;
  onStep('Reading and checking the description');
  const api = readApi(await loadDescription(options));
  onStep(`Writing types and downloads for ${api.operations.length} operations`);
  const responseTypes = new Map(
    await memory.recallLater(
      'types',
      () => schemasOf(api),
      async () => {
        // It brings a compiler, which takes as long to load as to do its work.
        const { createResponseTypes } = await import('./view/responseTypes.ts');
        return [...(await createResponseTypes(api))];
      },
    ),
  );
  const downloads = createDownloads(api, site, memory);
  const catalogue = createCatalogue(api);
  onStep(`Writing ${api.operations.length} pages`);
  const pages = await collectPages(
    { api, responseTypes, downloads, site, partials, memory },
    options,
  );
  onStep('Writing Markdown twins and data');
  const seedSamples = await memory.recallLater(
    'seed samples',
    () => api.operations.filter(isExplored).map((operation) => contentOf(api, operation)),
    async () => (await options.loadSeedSamples?.())?.(api) ?? [],
  );
  const data = renderData(api, catalogue, seedSamples);
  const served = renderStatic({ api, catalogue, site, responseTypes, downloads, memory });
  return { api, files: new Map([...pages, ...data, ...served]) };
}
