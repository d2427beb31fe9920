import type { ReactNode } from 'react';
import { LoadErrorMessage } from '../LoadError/LoadErrorMessage';
import styles from './styles.module.css';

interface Props {
  phase: 'loading' | 'ready' | Error;
  onRetry: () => void;
}

/** Shows a progress bar while generators are loading, or an error with a retry button. */
export function EngineStatus({ phase, onRetry }: Props): ReactNode {
  return (
    <div className={styles.loading}>
      {phase === 'loading' && (
        <progress className={styles.progress} aria-label="Loading the generators" />
      )}
      {phase instanceof Error && (
        <div className="alert alert--danger margin-bottom--md" role="alert">
          <LoadErrorMessage
            error={phase}
            message="The generators could not be loaded. Check your connection and try again."
            onRetry={onRetry}
            className="button button--outline button--primary"
          />
        </div>
      )}
    </div>
  );
}
