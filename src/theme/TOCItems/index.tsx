// Change: adds a named landmark, because the table of contents of a post is not in a landmark. A list that is longer
// than the window scrolls to the current section.
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';

export default function TOCItemsInLandmark(props: ComponentProps<typeof TOCItems>): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const active = nav.current?.querySelector('.table-of-contents__link--active');
      const box = nav.current?.closest('.thin-scrollbar');
      if (!active || !box || box.scrollHeight <= box.clientHeight) return;
      // A link that was reached with the Tab key must stay where the reader sees it (WCAG 2.4.11).
      if (nav.current?.querySelector(':focus-visible')) return;
      const [link, frame] = [active.getBoundingClientRect(), box.getBoundingClientRect()];
      if (link.top < frame.top || link.bottom > frame.bottom)
        box.scrollTop += link.top - frame.top - frame.height / 2;
    };
    // Scrolls once, because a page that opens at a section has scrolled before the listener is added.
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return (
    <nav ref={nav} aria-label="On this page">
      <TOCItems {...props} />
    </nav>
  );
}
