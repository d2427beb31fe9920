// Change: the list of all posts has a heading, as the lists of one tag or author have.
import type { ReactNode } from 'react';
import BlogListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import { BlogListTitle } from '@site/src/components/BlogListTitle';

export default function BlogListPageWithHeading(props: Props): ReactNode {
  return (
    <BlogListTitle value={props.metadata.blogTitle}>
      <BlogListPage {...props} />
    </BlogListTitle>
  );
}
