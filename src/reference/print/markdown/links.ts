import type { Api } from '../../read/model.ts';
import { CATALOGUE_PATH, operationPath, siteUrl, twinUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';

/** Where a page stands, and which pages of the site have a Markdown twin. */
export interface LinkPlace {
  site: SiteAddress;
  /** Path of the page, from the site's root. */
  page: string;
  hasTwin: (path: string) => boolean;
}

/**
 * A link of a page as its Markdown twin has it: always a whole address, since a twin is read away from
 * the site, too. It leads to the twin of what it led to; with an anchor, which Markdown has none of, to
 * the page itself.
 *
 * @param url As it stands in the source: `/docs/api/x`, `#part`, `https://...`.
 */
export function twinLink(url: string, { site, page, hasTwin }: LinkPlace): string {
  if (url.startsWith('#')) return siteUrl(site, `${page}${url}`);
  if (!/^\/(?!\/)/.test(url)) return url;
  const base = new URL(site).pathname;
  const path = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
  return hasTwin(path) ? twinUrl(site, path) : siteUrl(site, path);
}

/** The pages with twins that a description can know of. */
export function listReferencePaths(api: Api): Set<string> {
  return new Set([
    CATALOGUE_PATH,
    ...[api, ...api.operations].map(({ slug }) => operationPath(slug)),
  ]);
}
