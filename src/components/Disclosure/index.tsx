import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DeferredContent } from '../DeferredContent';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  /** Whether the element is a bordered row instead of a line of text. */
  isRow?: boolean;
  /** Whether the content is common to all operations. Common content stays closed in print. */
  isCommon?: boolean;
  isOpen?: boolean;
}

/**
 * Renders a `details` element with prerendered content. It is open without scripts, and in print unless `isCommon` is
 * true.
 */
export function Disclosure({ summary, children, id, isRow, isCommon, isOpen }: Props): ReactNode {
  return (
    <details
      className={clsx(isRow ? ['box', styles.row] : styles.disclosure, isCommon && 'common')}
      id={id}
      open={isOpen}
    >
      <summary>{summary}</summary>
      <div className={styles.content}>
        <DeferredContent isShown={isOpen}>{children}</DeferredContent>
      </div>
    </details>
  );
}
