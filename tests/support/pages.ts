/** Reads and parses every page of the build once for all tests of the Vitest project `build`. */
import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from './build';
import { parsePage, select } from './html';
import type { Element, Root } from './html';

export interface BuiltPage {
  /** Path in the build folder: `docs/api/fakewright.html`. */
  file: string;
  /** Path without the base path: `/docs/api/fakewright`. The not-found page also has a unique path. */
  path: string;
  root: Root;
  /** All elements in document order. */
  elements: readonly Element[];
}

function createPage(file: string, html: string): BuiltPage {
  const path = file === '404.html' ? '/no-such-page' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const root = parsePage(html);
  return { file, path, root, elements: select('*', root) };
}

/** All HTML files of the build. */
export const allPages: readonly BuiltPage[] = listBuiltFiles('.html').map((file) =>
  createPage(file, readBuiltFile(file)),
);

/** All pages with content, without redirects. */
export const pages: readonly BuiltPage[] = allPages.filter(
  ({ root }) => select('meta[http-equiv=refresh]', root).length === 0,
);

const byPath = new Map(allPages.map((page) => [page.path, page]));

/**
 * Returns the page at a path without the base path.
 *
 * @throws Error if the build does not have this page.
 */
export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return page;
}

/**
 * Declares a test that all pages follow a rule.
 *
 * @param find Returns the errors of a page.
 * @param broken HTML fragments with one error each. The rule must find every error: the test of a rule that never finds
 * elements would always pass.
 */
export function testPages(
  title: string,
  find: (page: BuiltPage) => readonly string[],
  broken: readonly string[] = [],
  list = pages,
): void {
  test(title, () => {
    for (const html of broken) expect(find(createPage('blog.html', html)), html).toHaveLength(1);
    const errors = list.flatMap((page) => find(page).map((error) => `${page.file}: ${error}`));
    expect(errors.slice(0, 5)).toEqual([]);
  });
}
