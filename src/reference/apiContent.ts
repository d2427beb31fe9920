import once from 'lodash/once.js';
import { createEngineData } from './runtime/engineData.ts';
import { createCatalogue } from './render/catalogue.ts';
import { createDownloads, listVersionedCopies } from './render/downloads/createDownloads.ts';
import { createIntroduction } from './render/introduction.ts';
import { createApiMarkdown } from './render/markdown/pages.ts';
import { joinBlocks, fence, escapeMarkdown } from './render/markdown/syntax.ts';
import { createHomeData } from './render/homeData.ts';
import { createPageData } from './render/pages.ts';
import { createSearchEntries } from './render/searchEntries.ts';
import type { RecordedRequest } from './runtime/recordedRequest.ts';
import { toJson } from './toJson.ts';
import type { Api } from './read/api.ts';
import { plainText } from '../samples/highlightedCode.ts';
import type { DownloadTexts } from '../site/downloads.ts';
import { markdownPath } from '../site/urls.ts';
import type { RootUrl } from '../site/urls.ts';
import { createApiView } from './view/api.ts';

/** Renders the explorer's recorded request and response. */
const renderExplorer = ({ label, request, response }: RecordedRequest): string =>
  joinBlocks(
    `**Sample request: ${escapeMarkdown(label)}**`,
    fence({ ...request, text: plainText(request.code) }),
    '**Sample response**',
    fence({ language: 'json', text: response }),
  );

/** Creates the page models of the OpenAPI document, and page data, keyed by file name. */
export function createPageModels(api: Api) {
  const view = createApiView(api);
  return { api, view, data: createPageData(view) };
}

export type ApiPageModels = ReturnType<typeof createPageModels>;

/** Creates all content from the page models. The output is deterministic. */
export async function createApiContent({ api, view, data }: ApiPageModels, site: RootUrl) {
  const engine = await createEngineData(api, view);
  const texts: DownloadTexts = { ...(await createDownloads(view, api, site)), ...engine.texts };
  const copies = listVersionedCopies(texts, api.version);
  const catalogue = createCatalogue(view);
  const sections = createApiMarkdown(view, catalogue, site);
  const introduction = createIntroduction({ view, table: engine.table, texts, copies, site });
  const createServed = once(() => {
    const pages = sections.flatMap(({ entries }) => entries);
    return new Map([
      ...Object.entries(texts),
      ...copies.map(({ file, name }) => [name, texts[file]] as const),
      ...pages.map(({ path, text }) => [decodeURI(markdownPath(path)), text] as const),
    ]);
  });
  return {
    /** Data that pages, the catalogue and the home page import, keyed by file name. */
    data: new Map<string, string>([
      ...data,
      ['introduction.json', toJson(introduction.data)],
      ['catalogue.json', toJson(catalogue)],
      ['pathChanges.json', toJson(api.pathChanges.pages)],
      ['homeData.json', toJson(createHomeData(view, catalogue))],
      ...engine.data,
    ]),
    /** Markdown versions and downloads, keyed by path below the site's root. The first call renders the pages. */
    served: createServed,
    markdown: () => sections,
    search: createSearchEntries(view, api.pathChanges),
    parameters: catalogue.parameters,
    /** Markdown of components in guides and posts. */
    parts: {
      ...introduction.parts,
      GeneratorExplorer: { markdown: renderExplorer(engine.recorded) },
    },
  };
}

export type ApiContent = Awaited<ReturnType<typeof createApiContent>>;
