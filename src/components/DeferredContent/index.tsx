import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  children?: ReactNode;
}

/** Whether initially hidden parts of a page are rendered. */
const PresenceContext = createContext(true);

/**
 * Renders a page with parts that are hidden until the reader opens them, such as closed `details`. The server's HTML
 * includes them. After a client-side navigation they are rendered in a transition, after all visible parts. If the URL
 * has a hash, they are rendered immediately, because its target may be in one of them.
 */
export function DeferredContentProvider({ children }: Props): ReactNode {
  const isFollowedLink = useIsBrowser();
  const [arePresent, setPresent] = useState(() => !isFollowedLink || location.hash !== '');
  useEffect(() => startTransition(() => setPresent(true)), []);
  return <PresenceContext value={arePresent}>{children}</PresenceContext>;
}

/**
 * Renders an initially hidden part of the page. If `isShown` is true, the part is visible, and is rendered immediately.
 */
export function DeferredContent({
  isShown = false,
  children,
}: Props & { isShown?: boolean }): ReactNode {
  const arePresent = useContext(PresenceContext);
  return isShown || arePresent ? children : null;
}
