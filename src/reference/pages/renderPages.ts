import { pluginFileId } from '../read/slug.ts';
import type { Api, Operation } from '../read/model.ts';
import type { Download } from '../print/downloads/files.ts';
import { contentOf, noMemory } from '../memory.ts';
import type { Memory } from '../memory.ts';
import type { ResponseType } from '../view/responseTypes.ts';
import type { SiteAddress } from '../site.ts';
import { renderInfoPage } from './infoPage.ts';
import { blocks } from './jsx.ts';
import { renderOperationPage } from './operationPage.ts';
import type { PagesContext, RenderedPage } from './operationPage.ts';
import { Partials } from './partials.ts';

export interface RenderFailure {
  operation: Operation;
  reason: string;
}

export interface RenderedPages {
  /** The text of each operation's page, by the id that the OpenAPI plugin gives it. */
  pages: Map<string, string>;
  infoPage: string;
  /** What several pages import, by file name. */
  partials: [name: string, text: string][];
  failures: RenderFailure[];
}

/** What pages are made from. */
export interface PagesSource {
  api: Api;
  /** TypeScript types of responses, by slug. */
  responseTypes: ReadonlyMap<string, ResponseType>;
  /** Files that the information page offers. */
  downloads: readonly Download[];
  /** Where the site will be served. */
  site: SiteAddress;
  /** Gets to know what pages share; for whoever renders one of them again. */
  partials?: Partials;
  memory?: Memory;
}

/** The whole file of an operation's page, after all pages that share something have been rendered. */
export function renderPage(
  context: PagesContext,
  operation: Operation,
  isThere?: Parameters<Partials['resolve']>[1],
): string {
  const { frontMatter, content } = renderOperationPage(context, operation);
  const { imports, text } = context.partials.resolve(content, isThere);
  return `${blocks(frontMatter, imports, text)}\n`;
}

/** The page of an operation, which a former run may have rendered. */
function recallOperationPage(
  context: PagesContext,
  operation: Operation,
  memory: Memory,
): RenderedPage {
  const { api, partials, responseTypes } = context;
  const source = () => [contentOf(api, operation), responseTypes.get(operation.slug)];
  let isFresh = false;
  const { made, recording } = memory.recall('page', source, () => {
    isFresh = true;
    return partials.record(() => renderOperationPage(context, operation));
  });
  if (isFresh) return made;
  return { ...made, content: partials.replay(recording)(made.content) };
}

/** Every page as MDX. One that cannot be rendered does not keep the others back. */
export function renderPages(source: PagesSource): RenderedPages {
  const { api, site, responseTypes, downloads } = source;
  const { partials = new Partials(), memory = noMemory } = source;
  const context = { api, partials, responseTypes };
  const failures: RenderFailure[] = [];
  const rendered = api.operations.flatMap((operation) => {
    try {
      return [{ operation, ...recallOperationPage(context, operation, memory) }];
    } catch (error) {
      failures.push({ operation, reason: String(error) });
      return [];
    }
  });
  const pages = new Map(
    rendered.map(({ operation: { slug }, frontMatter, content }): [string, string] => {
      const { imports, text } = partials.resolve(content);
      return [pluginFileId(slug), `${blocks(frontMatter, imports, text)}\n`];
    }),
  );
  return {
    pages,
    infoPage: renderInfoPage(api, { site, downloads }),
    partials: partials.listFiles(),
    failures,
  };
}
