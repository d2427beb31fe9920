// Change: links to where to go next, and the heading is in sentence case like all others.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { CATALOGUE_PATH } from '@site/src/reference/site';

/** A link to the generators that have the words of an address below the generators in name, synonyms or values. */
function LookFor(): ReactNode {
  const { pathname } = useLocation();
  const [, words] = /\/docs\/api\/(?:generate-an?-)?(?:random-)?([\w-]+)$/.exec(pathname) ?? [];
  // The page of the server is one for all addresses.
  if (!useIsBrowser() || words === undefined) return null;
  const query = words.replaceAll('-', ' ');
  return (
    <li>
      <Link to={`${CATALOGUE_PATH}?q=${encodeURIComponent(query)}`}>Generators for “{query}”</Link>
    </li>
  );
}

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg plain-page', className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>Nothing is at this address. It may have been mistyped, or the page was renamed.</p>
      <p>Go on from here:</p>
      <ul>
        <LookFor />
        <li>
          <Link to={CATALOGUE_PATH}>All generators</Link>, by topic
        </li>
        <li>
          <Link to="/docs">Introduction</Link>: requests, seeds and errors
        </li>
        <li>
          <Link to="/docs/custom/custom-template">Custom template</Link>: texts, records, CSV and
          SQL
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
