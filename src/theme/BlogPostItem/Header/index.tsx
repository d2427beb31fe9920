// Change: a post whose front matter says `hide_table_of_contents: true` begins with its text, and has date and authors in its footer.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Title from '@theme/BlogPostItem/Header/Title';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

export default function BlogPostItemHeaderOfAnyWidth(): ReactNode {
  const { isBlogPostPage, frontMatter } = useBlogPost();
  if (!isBlogPostPage || !frontMatter.hide_table_of_contents) return <BlogPostItemHeader />;
  return (
    <header>
      <Title />
    </header>
  );
}
