// Change: describes teams as organisations, with absolute URLs of their images.
import type { ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogListPage';
import { BlogStructuredData } from '@site/src/components/BlogStructuredData';

export default function BlogListStructuredData(props: Props): ReactNode {
  return <BlogStructuredData data={useBlogListPageStructuredData(props)} />;
}
