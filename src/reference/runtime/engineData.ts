import { readFile } from 'node:fs/promises';
import { createEngineTable } from '../view/engineTable.ts';
import { toJson } from '../toJson.ts';
import { MOCK_TYPES } from 'fakewright-engine/mock/bundle';
import { englishModules } from 'fakewright-engine/mock/locales';
import { MOCK_FILE } from '../../site/downloads.ts';
import type { DownloadTexts } from '../../site/downloads.ts';
import type { Api } from '../read/api.ts';
import { resolveField } from '../model/resolve.ts';
import type { ApiView, OperationView } from '../model/types.ts';
import { readLead } from '../read/leadSentence.ts';
import { createRecordedRequest } from './recordedRequest.ts';
import { bundleMockServer, collectLocales } from './bundle.ts';

/** Creates a file for each key of the data, and a module with functions that load these files. */
function renderChunks(name: string, data: Record<string, object>): [file: string, text: string][] {
  const loaders = Object.keys(data).map(
    (key) =>
      `  "${key}": () => import(/* webpackChunkName: "${name}-${key}" */ "./${name}s/${key}.json"),\n`,
  );
  return [
    [`${name}s.js`, `export default {\n${loaders.join('')}};\n`],
    ...Object.entries(data).map(([key, value]): [string, string] => [
      `${name}s/${key}.json`,
      toJson(value),
    ]),
  ];
}

/** Returns the first sentence of each parameter's description as plain text, keyed by tag, API path and parameter name. */
function describeParameters({ components, tags }: ApiView) {
  const describe = ({ parameters, properties }: OperationView): Record<string, string> => {
    const fields = [
      ...parameters.map(({ field }) => resolveField(components, field)),
      ...properties,
    ];
    return Object.fromEntries(
      fields.map(({ name, description }) => [name, readLead(description?.source ?? '')]),
    );
  };
  return Object.fromEntries(
    tags.map(({ name, operations }) => [
      name,
      Object.fromEntries(operations.map((each) => [each.path, describe(each)])),
    ]),
  );
}

/** Creates the engine's data for pages, the mock server, and the types of the mock server. */
export async function createEngineData(api: Api, view: ApiView) {
  const table = createEngineTable(api);
  const recorded = createRecordedRequest(view);
  return {
    table,
    recorded,
    /** Data that the explorer and the editors import, keyed by file name. */
    data: new Map([
      ['engine.json', toJson(table)],
      ['recorded.json', toJson(recorded)],
      ...renderChunks('locale', collectLocales(table)),
      ...renderChunks('word', englishModules),
      ...renderChunks('description', describeParameters(view)),
    ]),
    texts: {
      [MOCK_FILE]: await bundleMockServer(table),
      'fakewright-mock.d.mts': await readFile(MOCK_TYPES, 'utf8'),
    } satisfies Partial<DownloadTexts>,
  };
}
