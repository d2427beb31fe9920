import type { ReactNode } from 'react';
import { Redirect, useLocation } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

/**
 * Renders `/docs`, where the docs plugin has no page: redirects to the main doc, with a link for readers without
 * scripts.
 */
export default function DocsRedirect(): ReactNode {
  const { docs, mainDocId } = useLatestVersion(undefined);
  const target = docs.find(({ id }) => id === mainDocId)?.path ?? '/';
  const url = useBaseUrl(target);
  const isBrowser = useIsBrowser();
  const { search, hash } = useLocation();
  if (isBrowser) return <Redirect to={{ pathname: target, search, hash }} />;
  return (
    <Layout title="Documentation">
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={url} />
      </Head>
      <main className="container margin-vert--xl">
        {/* With scripts, the redirect above keeps query and hash. */}
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${url}`} />
        </noscript>
        <p>
          The documentation begins at <Link to={target}>the introduction</Link>.
        </p>
      </main>
    </Layout>
  );
}
