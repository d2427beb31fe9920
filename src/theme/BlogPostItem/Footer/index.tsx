// Change: a post whose front matter says `hide_table_of_contents: true` has date and authors here, and not above its text.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme/BlogPostItem/Header/Authors';
import Info from '@theme/BlogPostItem/Header/Info';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

export default function BlogPostItemFooterWithByline(): ReactNode {
  const { isBlogPostPage, frontMatter } = useBlogPost();
  return (
    <>
      {isBlogPostPage && Boolean(frontMatter.hide_table_of_contents) && (
        <section className="post-header blog-byline" aria-label="About this post">
          <Authors />
          <Info />
        </section>
      )}
      <BlogPostItemFooter />
    </>
  );
}
