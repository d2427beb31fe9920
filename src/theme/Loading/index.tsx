// Change: the site's colours, classes instead of inline styles, and roles that a screen reader announces.
import type { ReactNode } from 'react';
import { LoadError } from '@site/src/components/LoadError';
import styles from './styles.module.css';

/** Props from react-loadable while a page's chunk is loading, or after a failure. */
interface Props {
  error?: Error;
  retry: () => void;
  pastDelay: boolean;
}

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) return <LoadError error={error} onRetry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
