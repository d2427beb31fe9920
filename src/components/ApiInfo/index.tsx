import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface ApiFactsProps {
  summary: string;
  version: string;
  server: string;
  operations: number;
}

/** The API at a glance: base address, version and size. */
export function ApiFacts({ summary, version, server, operations }: ApiFactsProps): ReactNode {
  return (
    <>
      {summary && <p className={styles.summary}>{summary}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>Base address</dt>
          <dd>
            <code>{server}</code>
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>Generators</dt>
          <dd>
            <Link to="/docs/category/api">{operations}</Link>
          </dd>
        </div>
      </dl>
    </>
  );
}

interface GroupCardProps {
  label: string;
  description: string;
  count: number;
  /** A value that one of them returns. */
  sample?: string;
  to: string;
}

/** One group of generators, with a link to them. */
export function GroupCard({ label, description, count, sample, to }: GroupCardProps): ReactNode {
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.cardTitle}>
        {label} <span className={styles.count}>{count}</span>
      </span>
      {description && <span className={styles.cardText}>{description}</span>}
      {sample && <code className={styles.cardSample}>{sample}</code>}
    </Link>
  );
}

/** All groups of generators. */
export function GroupCards({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
