// Change: a navbar with `hideOnScroll` is shown after a jump to an anchor; the classic theme hides it.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type { Props } from '@theme/Navbar/Layout';
import styles from './styles.module.css';

function isAnchor(hash: string): boolean {
  return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** Marks the navbar from a jump to an anchor until the reader scrolls on. */
function HideableNavbarLayout(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    const mark = (isAtAnchor: boolean) => {
      if (frame.current) frame.current.dataset.atAnchor = String(isAtAnchor);
    };
    let isJumping = isAnchor(location.hash);
    mark(isJumping);
    const follow = () => {
      // The first scroll event is that of the jump itself.
      if (isJumping) isJumping = false;
      else mark(false);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [location]);
  return (
    <div ref={frame} className={styles.frame}>
      <NavbarLayout {...props} />
    </div>
  );
}

export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  return hideOnScroll ? <HideableNavbarLayout {...props} /> : <NavbarLayout {...props} />;
}
