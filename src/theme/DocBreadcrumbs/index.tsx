// Change: adds the button that copies the page as Markdown, because the breadcrumbs are above every doc's title.
import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { CopyPage } from '@site/src/components/CopyPage';

export default function DocBreadcrumbsWithCopyPage(): ReactNode {
  return (
    <CopyPage>
      <DocBreadcrumbs />
    </CopyPage>
  );
}
