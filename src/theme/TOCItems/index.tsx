// Change: a landmark with a name; beside a post it would stand outside of all landmarks.
import type { ComponentProps, ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';

export default function TOCItemsInLandmark(props: ComponentProps<typeof TOCItems>): ReactNode {
  return (
    <nav aria-label="On this page">
      <TOCItems {...props} />
    </nav>
  );
}
