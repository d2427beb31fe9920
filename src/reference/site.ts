/** Where the site is served: `https://docs.fakewright.example/documentation/`, with a slash at its end. */
export type SiteAddress = string;

/** Paths of pages, from the site's root. */
export const operationPath = (slug: string): string => `/docs/api/${encodeURI(slug)}`;
export const CATALOGUE_PATH = '/docs/category/api';

/** The whole address of a page or a file of the site. */
export function siteUrl(site: SiteAddress, path: string): string {
  return `${site.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** The path of a page's Markdown twin: the page's own with `.md`. */
export function twinPath(path: string): string {
  return `${path}.md`;
}

/** The whole address of a page's Markdown twin. */
export function twinUrl(site: SiteAddress, path: string): string {
  return siteUrl(site, twinPath(path));
}
