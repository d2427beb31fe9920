import { pluginFileId } from '../description/slug.ts';
import type { Api, Operation } from '../description/model.ts';
import { createResponseTypes } from '../samples/responseTypes.ts';
import { renderInfoPage } from './infoPage.ts';
import { renderOperationPage } from './operationPage.ts';
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

/** Every page as MDX. One that cannot be rendered does not keep the others back. */
export async function renderPages(api: Api): Promise<RenderedPages> {
  const partials = new Partials();
  const context = { api, partials, responseTypes: await createResponseTypes(api) };
  const pages = new Map<string, string>();
  const failures: RenderFailure[] = [];
  for (const operation of api.operations) {
    try {
      renderOperationPage(context, operation);
    } catch (error) {
      failures.push({ operation, reason: String(error) });
    }
  }
  partials.settle();
  const broken = new Set(failures.map(({ operation }) => operation));
  for (const operation of api.operations) {
    if (broken.has(operation)) continue;
    pages.set(pluginFileId(operation.slug), renderOperationPage(context, operation));
  }
  return { pages, infoPage: renderInfoPage(api), partials: partials.listFiles(), failures };
}
