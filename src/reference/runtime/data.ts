import { readFile } from 'node:fs/promises';
import { createEngineTable } from '../view/engineTable.ts';
import { toJson } from '../toJson.ts';
import { MOCK_FILE } from '../../site/downloads.ts';
import type { DownloadTexts } from '../../site/downloads.ts';
import type { Api } from '../read/api.ts';
import type { ApiView } from '../model/types.ts';
import { createRecordedRequest } from './explore.ts';
import { bundleMockFile, collectLocales } from './bundle.ts';

/** Types of the mock server as a library. */
const TYPES = new URL('../../engine/mock/fakewright-mock.d.mts', import.meta.url);

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

/** Creates the data of the engine in pages, the mock server and its types. */
export async function createEngineData(api: Api, view: ApiView) {
  const table = createEngineTable(api);
  const recorded = createRecordedRequest(view);
  return {
    table,
    recorded,
    /** Texts of the data that the explorer and the editors import, by file name. */
    data: new Map([
      ['engine.json', toJson(table)],
      ['recorded.json', toJson(recorded)],
      ...renderLocales(collectLocales(table)),
    ]),
    texts: {
      [MOCK_FILE]: await bundleMockFile(table),
      'fakewright-mock.d.mts': await readFile(TYPES, 'utf8'),
    } satisfies Partial<DownloadTexts>,
  };
}
