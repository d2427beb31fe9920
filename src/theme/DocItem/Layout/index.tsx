// Change: pages with a table of contents get a class, so that the style sheet can select them.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';

export default function DocItemLayoutWithTocClass(props: Props): ReactNode {
  const { frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents) return <Layout {...props} />;
  return (
    <div className="doc-with-contents">
      <Layout {...props} />
    </div>
  );
}
