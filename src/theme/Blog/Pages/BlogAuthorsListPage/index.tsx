// Change: adds a description for search engines.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWithDescription(props: Props): ReactNode {
  const names = props.authors.map(({ name }) => name).join(', ');
  return (
    <>
      <PageMetadata description={`Who writes the blog, and how many posts each wrote: ${names}.`} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
