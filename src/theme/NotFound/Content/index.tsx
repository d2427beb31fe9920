// Change: redirects old paths and variants of paths, links to other pages, and searches for the words of the path. The
// heading is in sentence case, like the headings of all other pages.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import pathChanges from '@generated/reference/default/pathChanges.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { openSearch } from '@site/src/components/SearchButton/openSearch';
import type { PathChange } from '@site/src/reference/published/decisions';
import { normalizePagePath, pathWords } from '@site/src/site/pagePath';
import { CATALOGUE_PATH } from '@site/src/site/urls';

/** Whether a route has exactly this path. React Router ignores case. */
const isRoute = (path: string, all: typeof routes = routes): boolean =>
  all.some((each) =>
    each.exact ? each.path === path : isRoute(path, (each.routes ?? []) as typeof routes),
  );

/**
 * Redirects a path with `.html`, `/index.html` or a trailing slash, and the path of a renamed page.
 *
 * @returns The rename or removal of the page, and the path of a page that differs in case only.
 */
function usePagePath(): { change?: PathChange; otherCase?: string } {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const page = normalizePagePath(pathname, baseUrl);
  const [, path = '', extension = ''] = /^(.*?)(\.md)?$/.exec(page.slice(baseUrl.length - 1)) ?? [];
  const change = pathChanges[path];
  const target = change?.to === undefined ? page : `${baseUrl}${change.to.slice(1)}${extension}`;
  const lower = page.toLowerCase();
  const otherCase = lower !== page && isRoute(lower) ? lower : undefined;
  useEffect(() => {
    if (target === pathname || otherCase !== undefined) return;
    if (extension === '') history.replace({ pathname: target, search, hash });
    else if (target !== page) window.location.replace(target);
  }, [history, target, otherCase, extension, page, pathname, search, hash]);
  return { change, otherCase };
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { change, otherCase } = usePagePath();
  const words = pathWords(useLocation().pathname);
  return (
    <main className={clsx('container margin-vert--lg plain-page', className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this URL. Check the URL for typing errors. The page may also have a new
        name.
      </p>
      {isBrowser && change?.reason !== undefined && <p>The page was removed. {change.reason}</p>}
      {isBrowser && otherCase !== undefined && (
        <p>
          The page at <Link to={otherCase}>{otherCase}</Link> has the same name in lower case.
        </p>
      )}
      {isBrowser && words !== '' && (
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => openSearch(words)}
          >
            Search for “{words}”
          </button>
        </p>
      )}
      <p>Or continue here:</p>
      <ul>
        <li>
          <Link to={CATALOGUE_PATH}>Catalogue</Link> of all generators, by tag
        </li>
        <li>
          <Link to="/docs">Introduction</Link>: requests, seeds and errors
        </li>
        <li>
          <Link to="/docs/custom/custom-template">Custom template and records</Link>, as JSON, CSV
          or SQL
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
