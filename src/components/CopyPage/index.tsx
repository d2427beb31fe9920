import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { loadChunk } from '../LazyChunk/loadChunk';
import { LoadFailure } from '../LazyChunk/LoadFailure';
import styles from './styles.module.css';

/** Few readers copy a page, so the code that does it is a chunk that is loaded when the menu opens. */
async function prepare(menu: HTMLDetailsElement): Promise<void> {
  (await loadChunk(() => import('./prepareMenu'))).prepareMenu(menu);
}

/** Adds a menu that copies or opens the page as Markdown to the line above the title. */
export function CopyPage({ children }: { children: ReactNode }): ReactNode {
  const href = `${useLocation().pathname}.md`;
  const [error, setError] = useState<Error>();
  const menu = useRef<HTMLDetailsElement>(null);
  const load = (): void => {
    setError(undefined);
    if (menu.current) prepare(menu.current).catch(setError);
  };
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      {children}
      <details ref={menu} className={`${styles.menu} no-print`} data-menu onToggle={load}>
        <summary>Copy page</summary>
        <div tabIndex={-1}>
          <button type="button">Copy as Markdown</button>
          {error && (
            <LoadFailure
              error={error}
              message="Copying could not be loaded. Check your connection and try again."
              onRetry={load}
              className={styles.retry}
            />
          )}
          {/* oxlint-disable-next-line react/forbid-elements -- a file, not a route */}
          <a href={href}>View as Markdown</a>
          <p role="status" />
        </div>
      </details>
    </div>
  );
}
