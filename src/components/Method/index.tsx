import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The HTTP method as a coloured label. */
export function Method({ method }: { method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}
