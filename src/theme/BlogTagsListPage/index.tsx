// Change: adds a description for search engines.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  const labels = props.tags.map(({ label }) => label).join(', ');
  return (
    <>
      <PageMetadata description={`Posts of the blog by tag, with the number of each: ${labels}.`} />
      <BlogTagsListPage {...props} />
    </>
  );
}
