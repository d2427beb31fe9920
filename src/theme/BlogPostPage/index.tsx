// Change: a post whose front matter contains `hide_table_of_contents: true` has no list of posts next to it.
import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPage from '@theme-original/BlogPostPage';

export default function BlogPostPageWithOptionalSidebar(props: Props): ReactNode {
  if (!props.content.frontMatter.hide_table_of_contents) return <BlogPostPage {...props} />;
  return <BlogPostPage {...props} sidebar={{ ...props.sidebar, items: [] }} />;
}
