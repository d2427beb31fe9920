/** Resolves the URLs of the build. */
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { product } from '../../src/site/product';
import { builtFiles, readBuilt } from './build';
import { attributeOf } from './html';
import type { Element } from './html';
import { parseMarkdown } from './markdown';
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

/** Anchors of headings in a Markdown file, as programs that show Markdown make them. */
function listSlugs(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const slugs = new Set<string>();
  visit(parseMarkdown(readBuilt(file)), 'heading', (heading) => {
    slugs.add(slugger.slug(toString(heading)));
  });
  return slugs;
}

function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file) ?? listSlugs(file);
  anchors.set(file, known);
  return known;
}

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
  if (anchor === '' || !/\.(?:html|md)$/.test(file)) return undefined;
  return anchorsOf(file).has(anchor) ? undefined : `no such anchor in ${file}`;
}
