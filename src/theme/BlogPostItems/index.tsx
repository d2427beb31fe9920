// Change: the heading of the list of all posts stands above them, in the main landmark.
import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import { BlogListTitle } from '@site/src/components/BlogListTitle';

export default function BlogPostItemsWithHeading(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  const title = useContext(BlogListTitle);
  return (
    <>
      {title !== undefined && (
        <Heading as="h1" className="margin-bottom--lg">
          {title}
        </Heading>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
