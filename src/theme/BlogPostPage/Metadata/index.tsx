// Change: adds a link to the post's Markdown file.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadataWithMarkdown(): ReactNode {
  return (
    <>
      <BlogPostPageMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${useLocation().pathname}.md`} />
      </Head>
    </>
  );
}
