import type { ReactNode } from 'react';
import { LoadError } from '../LoadError';
import styles from './styles.module.css';

/**
 * Says that a page's scripts could not be loaded, above the server's HTML, which can still be read. Retry
 * reloads the page, since Docusaurus does not hydrate after a failed preload.
 */
export function FirstLoadError({ error }: { error: Error }): ReactNode {
  return (
    <div className={styles.overlay}>
      <LoadError error={error} onRetry={() => window.location.reload()} />
    </div>
  );
}
