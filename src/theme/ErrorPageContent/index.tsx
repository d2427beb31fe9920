// Change: names the crash in the page's title, also where the crash left the layout standing.
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
      <ErrorPageContent {...props} />
    </>
  );
}
