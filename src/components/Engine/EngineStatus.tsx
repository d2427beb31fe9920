import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  phase: 'loading' | 'ready' | 'failed';
  onRetry: () => void;
}

/** A bar while the generators are loaded, or a message with a button that loads them again. */
export function EngineStatus({ phase, onRetry }: Props): ReactNode {
  return (
    <div className={styles.loading}>
      {phase === 'loading' && (
        <progress className={styles.progress} aria-label="Loading the generators" />
      )}
      {phase === 'failed' && (
        <div className="alert alert--danger margin-bottom--md" role="alert">
          <p>The generators could not be loaded. Check your connection.</p>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={onRetry}
          >
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
