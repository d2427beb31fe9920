// Change: says where the page is as Markdown.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { MarkdownTwin } from '@site/src/components/MarkdownTwin';

export default function DocItemMetadataWithTwin(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <MarkdownTwin permalink={useDoc().metadata.permalink} />
    </>
  );
}
