import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A titled box in a guide for what computes with the engine. */
export function Panel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </section>
  );
}
