// Change: says where the post is as Markdown.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadataWithTwin(): ReactNode {
  return (
    <>
      <BlogPostPageMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${useLocation().pathname}.md`} />
      </Head>
    </>
  );
}
