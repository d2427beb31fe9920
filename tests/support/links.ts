/** Resolves the URLs of the build. */
import { product } from '../../src/site/product';
import { builtFiles } from './build';
import { attributeOf } from './html';
import type { Element } from './html';
import { allPages } from './pages';

const files = new Set(builtFiles());
const site = new URL(product.baseUrl, product.siteUrl);

function listAnchors(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const name = element.tagName === 'a' ? attributeOf(element, 'name') : undefined;
    return [attributeOf(element, 'id'), name].filter((anchor) => anchor !== undefined);
  });
}

const anchors = new Map(
  allPages.map(({ file, elements }) => [file, new Set(listAnchors(elements))]),
);

/** The file that the server answers an address with, or nothing. */
function fileFor({ pathname }: URL): string | undefined {
  const path = decodeURIComponent(pathname.slice(site.pathname.length)).replace(/\/$/, '');
  const candidates = [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')];
  return candidates.find((candidate) => files.has(candidate));
}

/** Returns the reason why a URL of a page is broken; nothing if it resolves or leads to another site. */
export function findFault(link: string, page: URL = site): string | undefined {
  if (!URL.canParse(link, page)) return 'no address';
  const target = new URL(link, page);
  if (target.host !== site.host || !/^https?:$/.test(target.protocol)) return undefined;
  if (!`${target.pathname}/`.startsWith(site.pathname)) return 'outside the base path';
  const file = fileFor(target);
  if (file === undefined) return 'no such page or file';
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '' || !file.endsWith('.html')) return undefined;
  return anchors.get(file)?.has(anchor) ? undefined : `no such anchor in ${file}`;
}
