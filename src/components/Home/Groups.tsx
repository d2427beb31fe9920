import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Overview } from '@site/src/reference/render/overview';
import { CATALOGUE_PATH } from '@site/src/site/urls';
import styles from './styles.module.css';

type Group = Overview['groups'][number];

/** A link to the generators of a tag. */
function Card({ label, description, count, sample, anchor }: Group): ReactNode {
  return (
    <Link className={clsx(styles.group, 'box')} to={`${CATALOGUE_PATH}#${anchor}`}>
      <span>
        <b>{label}</b> <span className="small-print">{count}</span>
      </span>
      <span className={styles.about}>{description}</span>
      {sample && <code className="plain text--truncate">{sample}</code>}
    </Link>
  );
}

/** All tags: those that readers look for most are larger. */
export function Groups({ lifted, groups }: Pick<Overview, 'lifted' | 'groups'>): ReactNode {
  return (
    <section aria-labelledby="generators">
      <Heading as="h2" id="generators">
        What it generates
      </Heading>
      <div className={clsx(styles.cards, styles.lifted)}>
        {lifted.map((group) => (
          <Card key={group.name} {...group} />
        ))}
      </div>
      <div className={clsx(styles.cards, styles.others)}>
        {groups.map((group) => (
          <Card key={group.name} {...group} />
        ))}
      </div>
    </section>
  );
}
