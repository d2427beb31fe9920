import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { CatalogueEntry, CatalogueGroup } from '@site/src/reference/print/catalogue';
import catalogue from '@generated/reference/default/catalogue.json';
import { operationPath } from '@site/src/reference/site';
import { CatalogueFilter } from './CatalogueFilter';
import styles from './styles.module.css';

const { groups } = catalogue;

function Entry({ slug, label, returns, sample }: CatalogueEntry): ReactNode {
  return (
    <li>
      <Link className={styles.entry} to={operationPath(slug)}>
        <span className={styles.label}>{label}</span>
        <span className={styles.returns}>{returns}</span>
        <code className={styles.sample}>{sample}</code>
      </Link>
    </li>
  );
}

function Group({ anchor, label, description, entries }: CatalogueGroup): ReactNode {
  return (
    <section>
      <Heading as="h2" id={anchor} className={styles.title}>
        {label}{' '}
        <span className={styles.count} data-count>
          {entries.length}
        </span>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.slug} {...entry} />
        ))}
      </ul>
    </section>
  );
}

/** Every generator by tag, with the type that it returns and a sample value. */
export function Catalogue(): ReactNode {
  return (
    <CatalogueFilter groups={groups}>
      <nav className={styles.tags} aria-label="Topics">
        {groups.map(({ anchor, label, entries }) => (
          <Link key={anchor} to={`#${anchor}`}>
            {label} <span className={styles.count}>{entries.length}</span>
          </Link>
        ))}
      </nav>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </CatalogueFilter>
  );
}
