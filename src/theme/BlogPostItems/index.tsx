// Change: the list of all posts has a heading, like the lists of a tag or author.
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';

type Props = ComponentProps<typeof BlogPostItems>;

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  // Ignores the case of the path, like React Router.
  const isWholeBlog = useLocation().pathname.toLowerCase() === useBaseUrl('/blog');
  return (
    <>
      {isWholeBlog && (
        <Heading as="h1" className="margin-bottom--lg">
          {siteConfig.title} blog
        </Heading>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
