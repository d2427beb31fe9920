import { siteUrl, markdownUrl } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';
import type { Prose } from '../../model/types.ts';

/** Docusaurus' protocol for links to files, which are not routes: `pathname:///llms.txt`. */
const FILE_PROTOCOL = 'pathname://';

/** Inputs of resolving the links of a page. */
export interface LinkContext {
  site: RootUrl;
  /** Path of the page below the base URL. */
  page: string;
  hasMarkdown: (path: string) => boolean;
}

/**
 * Resolves a link of a page for its Markdown version, which is read outside the site: to the absolute URL of the target's
 * Markdown version, or of the target if it has none. Links with an anchor lead to the page, as Markdown has no anchors.
 *
 * @param url As in the source: `/docs/api/x`, `#part`, `pathname:///x.txt`, `https://...`.
 */
export function markdownLink(url: string, { site, page, hasMarkdown }: LinkContext): string {
  if (url.startsWith('#')) return siteUrl(site, `${page}${url}`);
  if (url.startsWith(FILE_PROTOCOL)) return siteUrl(site, url.slice(FILE_PROTOCOL.length));
  if (!/^\/(?!\/)/.test(url)) return url;
  const base = new URL(site).pathname;
  const path = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
  return hasMarkdown(path) ? markdownUrl(site, path) : siteUrl(site, path);
}

/** The URL of a Markdown link or definition that is relative to the site or the page. */
const OWN_LINK = /(?<=\]\(<?|^\[[^\]]+\]: <?)(?:#|\/(?!\/)|pathname:\/\/)[^\s<>)]*/gm;

/** The Markdown of prose, with its links resolved; empty without prose. */
export function renderProse(prose: Prose | undefined, context: LinkContext): string {
  return (prose?.source ?? '').replaceAll(OWN_LINK, (url) => markdownLink(url, context));
}

/** The start of a Markdown link whose URL is relative to the root: `](/docs`, but not `](//host`. */
const ROOT_RELATIVE = /(?<=\]\(<?)\/(?=[^\s/])/g;

/**
 * Makes every link of a Markdown text absolute, because downloads are read outside the site. The text can be part of
 * JSON, YAML or TypeScript.
 */
export function toAbsoluteLinks(text: string, site: RootUrl): string {
  return text.replaceAll(ROOT_RELATIVE, siteUrl(site, '/'));
}
