import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface FollowProps {
  /** Called when the reader follows a link of the dialog. */
  onFollow: () => void;
}

interface Props extends FollowProps {
  /** Path of the page below the base path. */
  path: string;
  children: ReactNode;
}

/** A link in the list below the field; the arrow keys move between these. */
export function Item({ path, onFollow, children }: Props): ReactNode {
  return (
    <Link to={path} className={styles.item} data-search-item onClick={onFollow}>
      {children}
    </Link>
  );
}
