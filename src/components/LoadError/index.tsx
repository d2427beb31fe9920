import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Red box for a chunk that could not be loaded, with a button that tries again. */
export function LoadError({ error, onRetry }: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.text}>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
