import escapeRegExp from 'lodash/escapeRegExp.js';

/** Renders files for the root of the host, which is above the base path of the site. */

/** Renders robots.txt with the URL of the sitemap. Search engines read robots.txt only at the root of the host. */
export function renderRobots(siteUrl: string, basePath: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}${basePath}sitemap.xml\n`;
}

/** New paths of pages and files, keyed by old path, without the base path: `/docs/api/generate-a-bio`. */
export type Redirects = Readonly<Record<string, string>>;

/** Lists the paths of pages from the root of the host. Files are relative to the build folder: `blog/welcome.html`. */
function listPaths(basePath: string, pageFiles: readonly string[]): string[] {
  return pageFiles
    .filter((file) => file !== '404.html')
    .map((file) => `${basePath}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
}

/** Adds the base path to redirects, and redirects of Markdown versions. */
export function expandRedirects(
  basePath: string,
  redirects: Redirects,
): [from: string, to: string][] {
  const root = basePath.replace(/\/$/, '');
  return Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const pair: [string, string] = [`${root}${from}`, `${root}${to}`];
    return /\.\w+$/.test(from) ? [pair] : [pair, [`${pair[0]}.md`, `${pair[1]}.md`]];
  });
}

/**
 * Renders the `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages: from `/` to the home page, from `.html`
 * and `/index.html` to the page, and from old to new paths. Each page has its own rule, because `*` would also match
 * paths without a page. These hosts keep the query.
 *
 * @param pageFiles Paths of pages in the build folder: `blog/welcome.html`.
 */
export function renderRedirects(
  basePath: string,
  pageFiles: readonly string[],
  redirects: Redirects = {},
): string {
  const rules = listPaths(basePath, pageFiles).flatMap((page) =>
    page === basePath
      ? [`/ ${page} 301`, `${page}index.html ${page} 301`]
      : [`${page}.html ${page} 301`, `${page}/index.html ${page} 301`],
  );
  const moved = expandRedirects(basePath, redirects).map(([from, to]) => `${from} ${to} 301`);
  return `${[...rules, ...moved].join('\n')}\n`;
}

/**
 * Renders the nginx map from the name of a page, in any case, to its path. Old names lead to the new path.
 *
 * @param pageFiles Paths of pages in the build folder: `blog/welcome.html`.
 */
export function renderPageMap(
  basePath: string,
  pageFiles: readonly string[],
  redirects: Redirects = {},
): string {
  const paths = listPaths(basePath, pageFiles).map((page) => [page, page]);
  const rows = [...paths, ...expandRedirects(basePath, redirects)];
  return [
    '# Written by `npm run build` from src/hosting/. nginx.conf includes it outside of the server.',
    'map $documentation_name $documentation_path {',
    '  default "";',
    // Uses regular expressions, because long names would need a larger hash table than nginx has.
    ...rows.map(([name, path]) => `  "~*^${escapeRegExp(name)}$" "${path}";`),
    '}',
    '',
  ].join('\n');
}
