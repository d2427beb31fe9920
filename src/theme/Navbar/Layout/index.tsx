// Change: a navbar with `hideOnScroll` is shown after a jump to an anchor; the classic theme hides it.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type { Props } from '@theme/Navbar/Layout';
import styles from './styles.module.css';

function isAnchor(hash: string): boolean {
  return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** True from a jump to an anchor until the reader scrolls on. */
function useIsAtAnchor(): boolean {
  const [isAtAnchor, setIsAtAnchor] = useState(false);
  const isJumping = useRef(false);
  useLocationChange(({ location }) => {
    isJumping.current = isAnchor(location.hash);
    setIsAtAnchor(isJumping.current);
  });
  useScrollPosition(() => {
    // The first scroll event is that of the jump itself.
    if (isJumping.current) isJumping.current = false;
    else setIsAtAnchor(false);
  });
  return isAtAnchor;
}

function HideableNavbarLayout(props: Props): ReactNode {
  return (
    <div className={styles.frame} data-at-anchor={useIsAtAnchor()}>
      <NavbarLayout {...props} />
    </div>
  );
}

export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  return hideOnScroll ? <HideableNavbarLayout {...props} /> : <NavbarLayout {...props} />;
}
