import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Overview } from '@site/src/reference/render/overview';
import { CATALOGUE_PATH } from '@site/src/site/urls';
import styles from './styles.module.css';

type Tag = Overview['tags'][number];

/** A link to the generators of a tag. */
function Card({ label, description, count, sample, anchor }: Tag): ReactNode {
  return (
    <Link className={clsx(styles.tag, 'box')} to={`${CATALOGUE_PATH}#${anchor}`}>
      <span>
        <b>{label}</b> <span className="small-print">{count}</span>
      </span>
      <span className={styles.about}>{description}</span>
      {sample && <code className="plain text--truncate">{sample}</code>}
    </Link>
  );
}

/** All tags: those that readers look for most are larger. */
export function Tags({ lifted, tags }: Pick<Overview, 'lifted' | 'tags'>): ReactNode {
  return (
    <section aria-labelledby="generators">
      <Heading as="h2" id="generators">
        What it generates
      </Heading>
      <div className={clsx(styles.cards, styles.lifted)}>
        {lifted.map((tag) => (
          <Card key={tag.name} {...tag} />
        ))}
      </div>
      <div className={clsx(styles.cards, styles.others)}>
        {tags.map((tag) => (
          <Card key={tag.name} {...tag} />
        ))}
      </div>
    </section>
  );
}
