// Change: a year in the list of posts labels a group, because a heading would precede the page's `h1`.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import type { Props } from '@theme/BlogSidebar/Content';

export default function BlogSidebarContent(props: Props): ReactNode {
  const { items, yearGroupHeadingClassName, ListComponent } = props;
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${id}${year}`}>
      <div id={`${id}${year}`} className={clsx('text--bold', yearGroupHeadingClassName)}>
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}
