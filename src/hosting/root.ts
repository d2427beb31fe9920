/** Files for the root of a host, which is above the folder of the site. */

/** Names the sitemap for search engines, which look for it nowhere else. */
export function renderRobots(siteUrl: string, basePath: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}${basePath}sitemap.xml\n`;
}

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages: `/` leads to the home page, and `.html` and
 * `/index.html` lead to the page that they name. There is a rule for each page because `*` would also match paths
 * without a page. These hosts keep the query.
 *
 * @param pageFiles Paths of pages below the build folder: `blog/welcome.html`.
 */
export function renderRedirects(basePath: string, pageFiles: readonly string[]): string {
  const pages = pageFiles
    .filter((file) => file !== '404.html')
    .map((file) => `${basePath}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  const rules = pages.flatMap((page) =>
    page === basePath
      ? [`/ ${page} 301`, `${page}index.html ${page} 301`]
      : [`${page}.html ${page} 301`, `${page}/index.html ${page} 301`],
  );
  return `${rules.join('\n')}\n`;
}
