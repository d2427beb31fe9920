// Change: describes teams as organisations, with absolute URLs of their images.
import type { ReactNode } from 'react';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { BlogStructuredData } from '@site/src/components/BlogStructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <BlogStructuredData data={useBlogPostStructuredData()} />;
}
