import type { ReactNode } from 'react';
import { LoadError } from '../LoadError';
import styles from './styles.module.css';

/**
 * Says that the scripts of the page did not arrive, above a page that can still be read. Retrying
 * loads the whole page: what failed once is remembered as failed until then.
 */
export function FirstLoadError({ error }: { error: Error }): ReactNode {
  return (
    <div className={styles.overlay}>
      <LoadError error={error} onRetry={() => window.location.reload()} />
    </div>
  );
}
