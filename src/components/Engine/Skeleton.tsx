import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders empty fields and code blocks as placeholders. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.columns}>
        <div className={styles.form}>
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index} />
          ))}
        </div>
        <div className={styles.output}>
          <div className={styles.request} />
          <div className={styles.response} />
        </div>
      </div>
    </div>
  );
}
