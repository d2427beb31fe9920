import type { ReactNode } from 'react';
import { HiddenPart } from '../HiddenParts';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  children: ReactNode;
}

/** A `details` element with prerendered content, which works without scripts. */
export function Disclosure({ summary, children }: Props): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      <HiddenPart>{children}</HiddenPart>
    </details>
  );
}
