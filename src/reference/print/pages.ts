import { cached } from '../cached.ts';
import type { ApiView, OperationView } from '../view/types.ts';
import type { Download } from './downloads/files.ts';
import { printInfo } from './infoPage.ts';
import { printOperation } from './page.ts';
import type { OperationPageData } from './page.ts';
import { Sharing } from './share.ts';
import type { SharedData } from './share.ts';
import { toJson } from './toJson.ts';

const printed = new WeakMap<OperationView, OperationPageData>();

/** The data of all pages, and what they share, by file name. */
export function printPages(
  view: ApiView,
  downloads: readonly Download[],
): [file: string, text: string][] {
  const pages = view.operations.map((operation) => ({
    slug: operation.slug,
    page: cached(printed, operation, () => printOperation(operation)),
  }));
  const sharing = new Sharing(pages.map(({ page }) => page));
  const texts = pages.map(({ slug, page }): [string, string] => [
    `pages/${slug}.json`,
    toJson(sharing.replace(page)),
  ]);
  const problem = view.operations.find(({ refusal }) => refusal)?.refusal?.problem;
  const shared: SharedData = { links: view.links, problem, parts: sharing.parts };
  return [
    [`pages/${view.slug}.json`, toJson(printInfo(view, downloads))],
    ...texts,
    ['shared.json', toJson(shared)],
  ];
}
