// Change: says where the post is as Markdown.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import { MarkdownTwin } from '@site/src/components/MarkdownTwin';

export default function BlogPostPageMetadataWithTwin(): ReactNode {
  return (
    <>
      <BlogPostPageMetadata />
      <MarkdownTwin permalink={useBlogPost().metadata.permalink} />
    </>
  );
}
