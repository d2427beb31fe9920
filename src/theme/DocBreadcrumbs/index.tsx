// Change: the page can be copied as Markdown; the control stands above the title of every page.
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
