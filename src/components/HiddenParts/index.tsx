import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  children?: ReactNode;
}

/** Whether the parts of a page that cannot be seen at first are in it. */
const PresenceContext = createContext(true);

/**
 * A page with parts that cannot be seen before the reader opens them. They are in its HTML; when the
 * page takes the place of another one, they come after all that can be seen, so that nobody waits
 * for them. They come at once if the address leads into the page: it may lead to one of them.
 */
export function WithHiddenParts({ children }: Props): ReactNode {
  const isFollowedLink = useIsBrowser();
  const [arePresent, setPresent] = useState(() => !isFollowedLink || location.hash !== '');
  useEffect(() => startTransition(() => setPresent(true)), []);
  return <PresenceContext value={arePresent}>{children}</PresenceContext>;
}

/** A part of the page that cannot be seen at first, unless it is shown all the same. */
export function HiddenPart({
  isShown = false,
  children,
}: Props & { isShown?: boolean }): ReactNode {
  const arePresent = useContext(PresenceContext);
  return isShown || arePresent ? children : null;
}
