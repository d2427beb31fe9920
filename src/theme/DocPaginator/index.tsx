// Change: names the catalogue by the title of its page, because the label of its category is less specific.
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';

export default function DocPaginatorWithTitle({ previous, next, ...props }: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const name = (link: PropNavigationLink): PropNavigationLink => {
    const item = items.find((each) => 'href' in each && each.href === link.permalink);
    const title = item?.customProps?.pageTitle;
    return typeof title === 'string' ? { ...link, title } : link;
  };
  return (
    <DocPaginator {...props} previous={previous && name(previous)} next={next && name(next)} />
  );
}
