import { absoluteUrl, markdownUrl } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';
import type { Prose } from '../../model/types.ts';

/** Docusaurus' protocol for links to files instead of routes: `pathname:///llms.txt`. */
const FILE_PROTOCOL = 'pathname://';

/** Inputs for resolving the links of a page. */
export interface LinkContext {
  site: RootUrl;
  /** Path of the page below the base URL. */
  page: string;
  hasMarkdown: (path: string) => boolean;
}

/**
 * Resolves a link in the Markdown version of a page. Returns the absolute URL of the target's Markdown version or, if
 * there is none, of the target. A link with an anchor keeps the URL of the HTML page, because Markdown has no anchors.
 *
 * @param url URL as in the source: `/docs/api/x`, `#part`, `pathname:///x.txt`, `https://...`.
 */
export function markdownLink(url: string, { site, page, hasMarkdown }: LinkContext): string {
  if (url.startsWith('#')) return absoluteUrl(site, `${page}${url}`);
  if (url.startsWith(FILE_PROTOCOL)) return absoluteUrl(site, url.slice(FILE_PROTOCOL.length));
  if (!/^\/(?!\/)/.test(url)) return url;
  const base = new URL(site).pathname;
  const path = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
  return hasMarkdown(path) ? markdownUrl(site, path) : absoluteUrl(site, path);
}

/** Matches a URL relative to the site or the page, in a Markdown link or definition. */
const OWN_LINK = /(?<=\]\(<?|^\[[^\]]+\]: <?)(?:#|\/(?!\/)|pathname:\/\/)[^\s<>)]*/gm;

/** Renders prose as Markdown with resolved links; empty without prose. */
export function renderProse(prose: Prose | undefined, context: LinkContext): string {
  return (prose?.source ?? '').replaceAll(OWN_LINK, (url) => markdownLink(url, context));
}

/** Matches the start of a root-relative URL in a Markdown link: `](/docs`, but not `](//host`. */
const ROOT_RELATIVE = /(?<=\]\(<?)\/(?=[^\s/])/g;

/**
 * Makes all Markdown links absolute, because downloads are read outside the site. The text can be JSON, YAML or
 * TypeScript that contains Markdown.
 */
export function toAbsoluteLinks(text: string, site: RootUrl): string {
  return text.replaceAll(ROOT_RELATIVE, absoluteUrl(site, '/'));
}
