import type { ReactNode } from 'react';
import clsx from 'clsx';
import { LoadFailure } from './LoadFailure';
import styles from './styles.module.css';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Whether it stands at the foot of the window, above a page that can be read. */
  isAbovePage?: boolean;
}

/** Red box for a chunk that could not be loaded, with a button that tries again. */
export function LoadError({ error, onRetry, isAbovePage }: Props): ReactNode {
  return (
    <div className={clsx(styles.box, isAbovePage && styles.abovePage)} role="alert">
      <LoadFailure
        error={error}
        message={String(error)}
        onRetry={onRetry}
        className="button button--secondary"
      />
    </div>
  );
}
