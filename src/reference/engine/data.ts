import { createEngine, howMany } from '../../engine/index.ts';
import type { EngineTable } from '../../engine/index.ts';
import { Memory } from '../cached.ts';
import { createEngineTable } from '../view/engineTable.ts';
import { createExplorerData } from '../view/explorer.ts';
import { toJson } from '../print/toJson.ts';
import { LIBRARY_TYPES_FILE, MOCK_FILE, mockFiles, TYPES_FILE } from '../print/downloads/files.ts';
import type { Download } from '../print/downloads/files.ts';
import { pinnedName } from '../print/downloads/pinnedName.ts';
import { toAbsoluteLinks } from '../print/markdown/links.ts';
import type { SiteAddress } from '../site.ts';
import type { Api } from '../read/model.ts';
import { createRecordedRequest } from './explore.ts';
import { bundleMockFile, collectLocales } from './bundle.ts';
import { createRefusals } from './refusals.ts';
import { createHowMany } from '../view/howMany.ts';
import type { HowManyView } from '../view/howMany.ts';
import { createApiTypes, readLibraryTypes } from './types.ts';

/** A file for faker's data of each locale, and a module with a function for each that loads it by itself. */
function printLocales(locales: ReturnType<typeof collectLocales>): [file: string, text: string][] {
  const loaders = Object.keys(locales).map(
    (tag) =>
      `  "${tag}": () => import(/* webpackChunkName: "locale-${tag}" */ "./locales/${tag}.json"),\n`,
  );
  return [
    ['locales.js', `export default {\n${loaders.join('')}};\n`],
    ...Object.entries(locales).map(([tag, definition]): [string, string] => [
      `locales/${tag}.json`,
      toJson(definition),
    ]),
  ];
}

const counted = new Memory<HowManyView | undefined>();

/** How many values each generator has, by slug. */
function countValues({ operations }: Api, table: EngineTable): Map<string, HowManyView> {
  return new Map(
    operations.flatMap(({ slug, path }) => {
      const count = () => {
        const found = howMany(table, path);
        return found && createHowMany(found);
      };
      const view = counted.get(path, table.operations[path], count);
      return view ? [[slug, view] as const] : [];
    }),
  );
}

/** Makes what computes with the engine, or is computed by it: tables, recorded responses, the API in one file. */
export async function createEngineData(api: Api, site: SiteAddress) {
  const table = createEngineTable(api);
  const engine = createEngine(table);
  const texts: Record<(typeof mockFiles)[number]['file'], string> = {
    [MOCK_FILE]: await bundleMockFile(table),
    [LIBRARY_TYPES_FILE]: await readLibraryTypes(),
    [TYPES_FILE]: toAbsoluteLinks(await createApiTypes(api), site),
  };
  const downloads = mockFiles.map((each): Download => {
    const download = { ...each, text: texts[each.file] };
    return { ...download, pinned: pinnedName(download, api.version) };
  });
  return {
    table,
    /** Texts of the data that the explorer and the editors import, by file name. */
    data: new Map([
      ['engine.json', toJson(table)],
      ['explorer.json', toJson(createExplorerData(api))],
      ['recorded.json', toJson(createRecordedRequest(api, engine))],
      ...printLocales(collectLocales(table)),
    ]),
    /** The API in one file, and types. */
    downloads,
    /** A request of each operation that the API refuses, by slug. */
    refusals: await createRefusals(api, engine),
    /** How many values operations have, by slug; of some it cannot be said. */
    howMany: countValues(api, table),
  };
}
