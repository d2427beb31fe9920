// Change: a named landmark, since the contents beside a blog post are in no landmark.
import type { ComponentProps, ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';

export default function TOCItemsInLandmark(props: ComponentProps<typeof TOCItems>): ReactNode {
  return (
    <nav aria-label="On this page">
      <TOCItems {...props} />
    </nav>
  );
}
