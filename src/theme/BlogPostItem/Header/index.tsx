// Change: the header has a class for the style sheet. A post whose front matter says `hide_table_of_contents: true` begins
// with its text, and has date and authors in its footer.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme/BlogPostItem/Header/Authors';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeaderWithClass(): ReactNode {
  const { isBlogPostPage, frontMatter } = useBlogPost();
  const hasByline = !isBlogPostPage || !frontMatter.hide_table_of_contents;
  return (
    <header className="post-header">
      <Title />
      {hasByline && (
        <>
          <Info />
          <Authors />
        </>
      )}
    </header>
  );
}
