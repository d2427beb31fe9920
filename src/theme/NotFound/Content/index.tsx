// Change: replaces the path by that of the page that it names, links to where to go next and searches for the words of the path, and has a heading in sentence case like all others.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { openSearchWith } from '@site/src/components/SearchButton/openSearch';
import { pagePath } from '@site/src/site/pagePath';
import { CATALOGUE_PATH } from '@site/src/site/urls';

/** The words in the last part of a path, without the beginning that all pages of generators have. */
function readPathWords(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  return last
    .replace(/^generate-an?-/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
  const words = readPathWords(useLocation().pathname);
  usePagePath();
  return (
    <main className={clsx('container margin-vert--lg plain-page', className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this URL. Check the URL for typing errors. The page may also have a new
        name.
      </p>
      {isBrowser && words !== '' && (
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => openSearchWith(words)}
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
