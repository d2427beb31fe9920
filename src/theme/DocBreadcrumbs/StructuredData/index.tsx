// Change: escapes `<`, because a label with `</script>` would end the original's element (script injection).
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const data = JSON.stringify(useBreadcrumbsStructuredData({ breadcrumbs }));
  return (
    <Head>
      <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
