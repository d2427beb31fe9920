import { dataPath, PAGES_FOLDER } from '../paths.ts';
import type { ApiView, OperationView } from '../view/types.ts';
import type { Download } from './downloads/files.ts';
import { printInfo, renderInfoPage } from './infoPage.ts';
import { pageDataPath, printOperation, renderOperationPage } from './page.ts';
import { RUN_KEY } from './pageData.ts';
import type { SharedData } from './pageData.ts';
import { Sharing } from './share.ts';
import { toJson } from './toJson.ts';

type File = [file: string, text: string];

/** All pages and their data. Paths are below the site's folder. */
export function printPages(view: ApiView, downloads: readonly Download[]): File[] {
  const pages = view.operations.map((operation) => ({
    operation,
    page: printOperation(operation),
  }));
  const sharing = new Sharing();
  const shared: SharedData = sharing.collect(pages.map(({ page }) => page));
  if (view.runLink) shared[RUN_KEY] = view.runLink;
  return [
    [`${PAGES_FOLDER}/${view.slug}.mdx`, renderInfoPage(view)],
    [pageDataPath(view.slug), toJson(printInfo(view, downloads))],
    ...pages.flatMap(({ operation, page }): File[] => [
      [`${PAGES_FOLDER}/${operation.slug}.mdx`, renderOperationPage(operation)],
      [pageDataPath(operation.slug), toJson(sharing.replace(page))],
    ]),
    [dataPath('shared'), toJson(shared)],
  ];
}

/**
 * The data of one operation's page, for an update of that page only.
 *
 * @param shared The shared data on disk.
 */
export function printPageData(operation: OperationView, shared: SharedData): File {
  const page = new Sharing(shared).replace(printOperation(operation));
  return [pageDataPath(operation.slug), toJson(page)];
}
