/** Checks links in the sources of the site and in the build. */
import { product } from '../../src/site/product.ts';

export interface LinkTargets {
  /** Paths of existing files, relative to the root of the site: `blog.html`. */
  files: ReadonlySet<string>;
  /** Returns the anchors of a file. If it returns undefined, every anchor is accepted. */
  anchorsOf: (file: string) => ReadonlySet<string> | undefined;
}

export const siteRoot = new URL(product.baseUrl, product.siteUrl);

/** Returns the reason why a link on a page is broken; undefined if it is not. Does not check links to other sites. */
export function findLinkError(
  { files, anchorsOf }: LinkTargets,
  link: string,
  page: URL = siteRoot,
): string | undefined {
  if (!URL.canParse(link, page)) return 'not a URL';
  const target = new URL(link, page);
  if (target.host !== siteRoot.host || !/^https?:$/.test(target.protocol)) return undefined;
  if (!`${target.pathname}/`.startsWith(siteRoot.pathname)) return 'outside the base path';
  const path = decodeURIComponent(target.pathname.slice(siteRoot.pathname.length)).replace(
    /\/$/,
    '',
  );
  const file = [path, `${path}.html`, `${path || '.'}/index.html`.replace(/^\.\//, '')].find(
    (candidate) => files.has(candidate),
  );
  if (file === undefined) return 'no such page or file';
  const anchor = decodeURIComponent(target.hash.slice(1));
  const isFound = anchor === '' || (anchorsOf(file)?.has(anchor) ?? true);
  return isFound ? undefined : `no such anchor in ${file}`;
}
