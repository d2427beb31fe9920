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
  /** Whether all operations have it, so that paper does not show it again. */
  isCommon?: boolean;
  isOpen?: boolean;
}

/** A `details` element with prerendered content. Without scripts it is open, and on paper unless it is common. */
export function Disclosure({ summary, children, id, isRow, isCommon, isOpen }: Props): ReactNode {
  return (
    <details
      className={clsx(isRow ? ['box', styles.row] : styles.disclosure, isCommon && 'common')}
      id={id}
      open={isOpen}
    >
      <summary>{summary}</summary>
      <div className={styles.content}>
        <HiddenPart isShown={isOpen}>{children}</HiddenPart>
      </div>
    </details>
  );
}
