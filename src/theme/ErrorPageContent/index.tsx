// Change: the page's title mentions the error, even if the layout did not crash, and the layout's link to samples leads
// to the message.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      {/* The layout of an endpoint page links to its samples, which the message replaces. */}
      <div id="samples">
        <ErrorPageContent {...props} />
      </div>
    </>
  );
}
