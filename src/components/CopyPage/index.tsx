import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

/** Needed by the few who copy: loaded when the menu opens. */
const loadCopying = () => import('./copyTwin');

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** What stands above the title, and a menu that gives the page as Markdown. */
export function CopyPage({ children }: { children?: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  const twin = `${useLocation().pathname}.md`;
  const copy = () =>
    loadCopying()
      .then(({ copyTwin }) => copyTwin(twin))
      .then(setMessage, () => setMessage('The page could not be loaded.'));
  return (
    <div className={styles.bar}>
      {children}
      <details
        className={styles.menu}
        onToggle={() => {
          setMessage('');
          void loadCopying().catch(() => undefined);
        }}
        onKeyDown={closeOnEscape}
        onBlur={({ currentTarget, relatedTarget }) => {
          currentTarget.open &&= currentTarget.contains(relatedTarget);
        }}
      >
        <summary>Copy page</summary>
        <div className={styles.items} tabIndex={-1}>
          <button type="button" onClick={() => void copy()}>
            Copy as Markdown
          </button>
          <a href={twin}>View as Markdown</a>
          <p role="status">{message}</p>
        </div>
      </details>
    </div>
  );
}
