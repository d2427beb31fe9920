import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PanelProps } from './Panel';
import styles from './styles.module.css';

interface Props extends Pick<PanelProps, 'onFollow'> {
  /** Path of the page below the base path. */
  path: string;
  children: ReactNode;
}

/** A link among the results, which the arrow keys reach. */
export function Item({ path, onFollow, children }: Props): ReactNode {
  return (
    <Link to={path} className={styles.item} data-search-item onClick={onFollow}>
      {children}
    </Link>
  );
}
