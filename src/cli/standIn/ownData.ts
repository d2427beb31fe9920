import { createEngine } from '../../engine/index.ts';
import { createEngineTable } from '../../reference/print/engineTable.ts';
import { createExplorerData } from '../../reference/print/explorer.ts';
import type { Download } from '../../reference/print/downloads/files.ts';
import type { OwnData } from '../../reference/print/files.ts';
import type { OwnPlace } from '../../reference/generate.ts';
import type { Api } from '../../reference/read/model.ts';
import { createSeedSamples } from '../samples/explore.ts';
import { bundleStandIn, collectLocales } from './bundle.ts';
import { LIBRARY_TYPES_FILE, MOCK_FILE, standInFiles, TYPES_FILE } from './files.ts';
import { describeStandIn } from './guide.ts';
import { createApiTypes, readLibraryTypes } from './types.ts';

/**
 * Makes what only this project's own API has: the table that its engine reads, recorded responses for the explorer
 * and what else it shows, data of locales, the stand-in in one file with its guide, and types.
 */
export async function createOwnData(api: Api, { site }: OwnPlace): Promise<OwnData> {
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
