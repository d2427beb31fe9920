import { product } from '../product.ts';
import { createPageIndex } from './print/pageIndex.ts';
import { createCatalogue } from './print/catalogue.ts';
import { createDownloads } from './print/downloads/createDownloads.ts';
import { printPages } from './print/pages.ts';
import { printData, printStatic } from './print/files.ts';
import type { OwnData } from './print/files.ts';
import { DescriptionError } from './read/fault.ts';
import type { Fault } from './read/fault.ts';
import { loadDescription } from './read/load.ts';
import type { LoadOptions } from './read/load.ts';
import { readApi } from './read/model.ts';
import type { Api } from './read/model.ts';
import type { SiteAddress } from './site.ts';
import { createView } from './view/api.ts';
import { repairLinks } from './view/repairLinks.ts';
import type { ApiView } from './view/types.ts';
import { matchPages } from './write/matchPages.ts';
import type { NamedPages } from './write/matchPages.ts';
import { toWriteError } from './write/writeError.ts';

/**
 * Lists the pages that the OpenAPI plugin generates from a page index. It may create a temporary folder in
 * `workDir`.
 */
export type NamePages = (index: object, workDir: string) => Promise<NamedPages>;

export interface GenerateOptions extends LoadOptions {
  /** Absolute path of a folder for temporary files. */
  workDir: string;
  /** Where the site will be served, for absolute URLs. */
  site: SiteAddress;
  namePages: NamePages;
  /** Loads the function that creates the data of this project's own API; absent for other descriptions. */
  loadOwnData?: () => Promise<(api: Api, site: SiteAddress) => Promise<OwnData>>;
  /** Called with the name of each step as it starts. */
  onStep?: (step: string) => void;
}

/** The same for other descriptions. */
const NO_OWN_DATA: OwnData = {
  seedSamples: [],
  engine: null,
  explorer: null,
  locales: {},
  downloads: [],
};

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
 * @throws DescriptionError when the description has faults or a page would be missing.
 * @throws WriteError when the temporary files cannot be written.
 */
export async function generate(options: GenerateOptions): Promise<Reference> {
  const { file, site, workDir, namePages, onStep = () => undefined } = options;
  onStep('Reading and checking the description');
  const api = readApi(await loadDescription(options));
  onStep(`Making ${api.operations.length} pages${describeCost(api)}`);
  // Imported here because it loads the TypeScript compiler, which `--help` and faulty descriptions don't need.
  const { createResponseTypes } = await import('./view/responseTypes.ts');
  const createOwnData = await options.loadOwnData?.();
  const own = (await createOwnData?.(api, site)) ?? NO_OWN_DATA;
  const isOther = own === NO_OWN_DATA;
  const made = viewOf(api, {
    file,
    site,
    guide: own.guide,
    isForeign: isOther && api.title !== product.name,
    responseTypes: await createResponseTypes(api),
  });
  const view = isOther ? repairLinks(made) : made;
  for (const warning of listOmissions(view, file)) options.onWarning?.(warning);
  const index = createPageIndex(view);
  matchPages(view, await namePages(index, workDir).catch(throwWriteError), file);
  onStep('Writing Markdown twins, downloads and data');
  const downloads = [...createDownloads(view, api.original, site), ...own.downloads];
  const catalogue = createCatalogue(view);
  const files = new Map([
    ...printPages(view, downloads),
    ...printData(view, { catalogue, own, index }),
    ...printStatic({ view, catalogue, site, downloads }),
  ]);
  return { api, view, files };
}

/** Number of operations from which the progress line estimates the cost of the whole build. */
const MANY = 1000;

/** Cost of a build for each thousand operations, measured with public descriptions. */
const COST = { seconds: 200, gigabytes: 2.5 };

function describeCost({ operations }: Api): string {
  if (operations.length < MANY) return '';
  const thousands = operations.length / 1000;
  const minutes = Math.ceil((thousands * COST.seconds) / 60);
  return `; the whole build takes about ${minutes} minutes and ${(thousands * COST.gigabytes).toFixed(1)} GB`;
}

/** Warnings about schemas that are too large for their page. */
function listOmissions({ operations }: ApiView, file: string): Fault[] {
  return operations.flatMap(({ slug, omitted }) =>
    omitted === undefined
      ? []
      : [
          {
            file,
            rule: 'pages/fit',
            reason: `The page "${slug}" leaves out "${omitted.slice(0, 3).join(', ')}", as it would be too large.`,
            advice:
              'The page links to the description instead. Move what recurs to components, where it is said once.',
          },
        ],
  );
}

function viewOf(
  api: Api,
  { file, ...options }: Parameters<typeof createView>[1] & { file: string },
): ApiView {
  try {
    return createView(api, options);
  } catch (error) {
    throw new DescriptionError([{ file, reason: `A page is missing: ${String(error)}.` }]);
  }
}

function throwWriteError(error: unknown): never {
  throw toWriteError(error);
}
