import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface DownloadProps {
  /** Name of the file, at the root of the site. */
  file: string;
  label: string;
  purpose: string;
  /** `3.4 MB` */
  size: string;
}

/** One file for programs. It is no page, so the router must not look for it. */
export function Download({ file, label, purpose, size }: DownloadProps): ReactNode {
  return (
    <li>
      <Link className={styles.file} to={`pathname:///${file}`}>
        {label}
      </Link>{' '}
      <span className={styles.fileFacts}>
        <code>{file}</code>, {size}
      </span>
      <p className={styles.filePurpose}>{purpose}</p>
    </li>
  );
}

/** All files for programs. */
export function Downloads({ children }: { children?: ReactNode }): ReactNode {
  return <ul className={styles.files}>{children}</ul>;
}
