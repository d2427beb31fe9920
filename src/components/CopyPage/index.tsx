import type { ReactNode, ToggleEvent } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

/** Few readers copy a page, so the code that does it is a chunk that is loaded when the menu opens. */
async function prepare({ currentTarget }: ToggleEvent<HTMLDetailsElement>): Promise<void> {
  (await import('./prepareMenu')).prepareMenu(currentTarget);
}

/** Adds a menu that copies or opens the page as Markdown to the line above the title. */
export function CopyPage({ children }: { children: ReactNode }): ReactNode {
  const href = `${useLocation().pathname}.md`;
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      {children}
      <details className={`${styles.menu} no-print`} onToggle={(event) => void prepare(event)}>
        <summary>Copy page</summary>
        <div tabIndex={-1}>
          <button type="button">Copy as Markdown</button>
          {/* oxlint-disable-next-line react/forbid-elements -- a file, not a route */}
          <a href={href}>View as Markdown</a>
          <p role="status" />
        </div>
      </details>
    </div>
  );
}
