import type { ReactNode } from 'react';
import clsx from 'clsx';
import { LoadErrorMessage } from './LoadErrorMessage';
import styles from './styles.module.css';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Whether the box is fixed to the bottom of the window, above a readable page. */
  isAbovePage?: boolean;
}

/** Renders a red box for a chunk that could not be loaded, with a retry button. */
export function LoadError({ error, onRetry, isAbovePage }: Props): ReactNode {
  return (
    <div className={clsx(styles.box, isAbovePage && styles.abovePage)} role="alert">
      <LoadErrorMessage
        error={error}
        message={String(error)}
        onRetry={onRetry}
        className="button button--secondary"
      />
    </div>
  );
}
