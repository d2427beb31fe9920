// Change: replaces the path by that of the page that it names, links to where to go next and to the nearest generators, and has a heading in sentence case like all others.
import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { loadChunk } from '@site/src/components/LazyChunk/loadChunk';
import { pagePath } from '@site/src/site/pagePath';
import { CATALOGUE_PATH } from '@site/src/site/urls';

/** In a chunk of its own: what this page needs is loaded with every page. The page is complete without it. */
const NearestGenerators = lazy(() =>
  // An outdated page does not find pages that were added since: a reload helps.
  loadChunk(() => import('@site/src/components/NearestGenerators'), { task: 'not found' }).then(
    (module) => ({ default: module.NearestGenerators }),
    () => ({ default: () => null }),
  ),
);

/** Goes on to the page that a path with `.html`, `/index.html` or a slash at its end names. */
function usePagePath(): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const page = pagePath(pathname, useDocusaurusContext().siteConfig.baseUrl);
  useEffect(() => {
    if (page !== pathname) history.replace({ pathname: page, search, hash });
  }, [history, page, pathname, search, hash]);
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  usePagePath();
  return (
    <main className={clsx('container margin-vert--lg plain-page', className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this URL. Check the URL for typing errors. The page may also have a new
        name.
      </p>
      {isBrowser && (
        <Suspense>
          <NearestGenerators />
        </Suspense>
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
