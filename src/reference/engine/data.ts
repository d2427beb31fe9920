import { createHash } from 'node:crypto';
import { createEngineTable } from '../view/engineTable.ts';
import { toJson } from '../render/toJson.ts';
import { LIBRARY_TYPES_FILE, MOCK_FILE, mockFiles, TYPES_FILE } from '../../site/downloads.ts';
import type { Download } from '../../site/downloads.ts';
import { toAbsoluteLinks } from '../render/markdown/links.ts';
import type { SiteAddress } from '../../site/urls.ts';
import type { Api } from '../read/api.ts';
import { createRecordedRequest } from './explore.ts';
import { bundleMockFile, collectLocales } from './bundle.ts';
import { createApiTypes, readLibraryTypes } from './types.ts';

/** A file for faker's data of each locale, and a module with a function for each that loads it by itself. */
function renderLocales(locales: ReturnType<typeof collectLocales>): [file: string, text: string][] {
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

/** Creates the name of a file with its version and hash: `fakewright-mock-1.0.0-0a1b2c3d.mjs`. */
function pinnedName({ file, text }: Download, version: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return file.replace('.', `-${version}-${hash}.`);
}

/** Creates the data of the engine in pages, the mock server and types. */
export async function createEngineData(api: Api, site: SiteAddress) {
  const table = createEngineTable(api);
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
      ['recorded.json', toJson(createRecordedRequest(api))],
      ...renderLocales(collectLocales(table)),
    ]),
    /** The API in one file, and types. */
    downloads,
  };
}
