// Change: adds the description in `blog/authors.yml` for search engines.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={props.author.description} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
