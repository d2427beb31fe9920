/** Every page of the build, read and parsed once for all tests of the project `build`. */
import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './build';
import { parsePage, select } from './html';
import type { Element, Root } from './html';

export interface BuiltPage {
  /** Below the build: `docs/api/fakewright.html`. */
  file: string;
  /** Path below the site: `/docs/api/fakewright`. The not-found page has one that no other page has. */
  path: string;
  root: Root;
  /** All elements in the order of the document. */
  elements: readonly Element[];
}

function createPage(file: string, html: string): BuiltPage {
  const path = file === '404.html' ? '/no-such-page' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const root = parsePage(html);
  return { file, path, root, elements: select('*', root) };
}

/** Every HTML file of the build. */
export const allPages: readonly BuiltPage[] = builtFiles('.html').map((file) =>
  createPage(file, readBuilt(file)),
);

/** Every page that has content, not a redirect. */
export const pages: readonly BuiltPage[] = allPages.filter(
  ({ root }) => select('meta[http-equiv=refresh]', root).length === 0,
);

const byPath = new Map(allPages.map((page) => [page.path, page]));

/**
 * The page at a path below the site.
 *
 * @throws Error if the build has none.
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
 * @param broken Pieces of HTML with one error each. The rule must find all of them, because a rule that finds no elements would
 * always pass.
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
