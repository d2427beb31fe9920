import { createEngine } from '../../engine/index.ts';
import { createEngineTable } from '../../reference/view/engineTable.ts';
import { createExplorerData } from '../../reference/view/explorer.ts';
import type { Download } from '../../reference/print/downloads/files.ts';
import type { OwnData } from '../../reference/print/files.ts';
import type { SiteAddress } from '../../reference/site.ts';
import type { Api } from '../../reference/read/model.ts';
import { createSeedSamples } from '../samples/explore.ts';
import { bundleStandIn, collectLocales } from './bundle.ts';
import { LIBRARY_TYPES_FILE, MOCK_FILE, standInFiles, TYPES_FILE } from './files.ts';
import { describeStandIn } from './guide.ts';
import { createApiTypes, readLibraryTypes } from './types.ts';

/**
 * Creates what the engine adds to the reference: the engine's table, recorded responses and texts for the
 * explorer, faker's data by locale, and as downloads the stand-in with its guide and types.
 */
export async function createOwnData(api: Api, site: SiteAddress): Promise<OwnData> {
  const table = createEngineTable(api);
  const engine = createEngine(table);
  const texts: Record<(typeof standInFiles)[number]['file'], string> = {
    [MOCK_FILE]: await bundleStandIn(table),
    [LIBRARY_TYPES_FILE]: await readLibraryTypes(),
    [TYPES_FILE]: await createApiTypes(api),
  };
  const downloads: Download[] = standInFiles.map((each) => ({ ...each, text: texts[each.file] }));
  return {
    seedSamples: createSeedSamples(api, engine),
    engine: table,
    explorer: createExplorerData(api),
    locales: collectLocales(table),
    downloads,
    guide: await describeStandIn(api, engine, downloads, site),
  };
}
