import type { ReactNode } from 'react';
import { Redirect } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

/** `/docs`, where the docs plugin has no page: redirects to the main doc, with a link for readers without scripts. */
export default function DocsRedirect(): ReactNode {
  const { docs, mainDocId } = useLatestVersion(undefined);
  const target = docs.find(({ id }) => id === mainDocId)?.path ?? '/';
  const address = useBaseUrl(target);
  const isBrowser = useIsBrowser();
  if (isBrowser) return <Redirect to={target} />;
  return (
    <Layout title="Documentation">
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={address} />
      </Head>
      <main className="container margin-vert--xl">
        <p>
          The documentation begins at <Link to={target}>the introduction</Link>.
        </p>
      </main>
    </Layout>
  );
}
