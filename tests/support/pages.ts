/** Every page of the build, read and parsed once for all tests of the project `build`. */
import { parse } from 'parse5';
import { builtFiles, readBuilt } from './build';
import { attributeOf, listElements } from './html';
import type { Element } from './html';

export interface BuiltPage {
  /** Below the build: `docs/api/fakewright.html`. */
  file: string;
  /** Its address below the site: `/docs/api/fakewright`. The not-found page is at any that no other has. */
  path: string;
  /** In the order of the document. */
  elements: readonly Element[];
}

const pathOf = (file: string): string =>
  file === '404.html' ? '/no-such-page' : `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Every HTML file of the build. */
export const allPages: readonly BuiltPage[] = builtFiles('.html').map((file) => ({
  file,
  path: pathOf(file),
  // As without scripts: what `noscript` holds are elements.
  elements: listElements(parse(readBuilt(file), { scriptingEnabled: false })),
}));

/** A page that only leads elsewhere has no content. */
const isRedirect = ({ elements }: BuiltPage): boolean =>
  elements.some((each) => attributeOf(each, 'http-equiv') === 'refresh');

/** Every page that has content. */
export const pages: readonly BuiltPage[] = allPages.filter((page) => !isRedirect(page));

/**
 * The page of an address below the site.
 *
 * @throws Error when the build has none
 */
export function pageAt(path: string): BuiltPage {
  const page = allPages.find((each) => each.path === path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return page;
}
