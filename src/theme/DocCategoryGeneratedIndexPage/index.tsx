// Change: the index of the API lists every generator, instead of only the categories of the sidebar.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Heading from '@theme/Heading';
import { Catalogue } from '@site/src/components/Catalogue';
import { EXPLORER_PATH } from '@site/src/site/urls';

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const { title, description } = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <header>
        <Heading as="h1">{title}</Heading>
        <p>
          Every generator, with what it returns and a sample value. Try any of them in the{' '}
          <Link to={EXPLORER_PATH}>explorer</Link>, without a key.
        </p>
      </header>
      <Catalogue />
    </>
  );
}
