import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** Tells programs that the page is there as Markdown, too. */
export function MarkdownTwin({ permalink }: { permalink: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
    </Head>
  );
}
