import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HiddenPart } from '../HiddenParts';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  /** Whether it is a bordered row of the page, not a line of text. */
  isRow?: boolean;
  isOpen?: boolean;
}

/** A `details` element with prerendered content. On paper and without scripts it is open. */
export function Disclosure({ summary, children, id, isRow, isOpen }: Props): ReactNode {
  return (
    <details className={isRow ? clsx('box', styles.row) : styles.disclosure} id={id} open={isOpen}>
      <summary>{summary}</summary>
      <div className={styles.content}>
        <HiddenPart isShown={isOpen}>{children}</HiddenPart>
      </div>
    </details>
  );
}
