import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { HomeData } from '@site/src/reference/render/homeData';
import { CATALOGUE_PATH } from '@site/src/site/urls';
import styles from './styles.module.css';

type Tag = HomeData['tags'][number];

function Card({ label, description, count, sample, preview, anchor }: Tag): ReactNode {
  return (
    <Link className={clsx(styles.tag, 'box')} to={`${CATALOGUE_PATH}#${anchor}`}>
      <span>
        <b>{label}</b> <span className="small-print">{count}</span>
      </span>
      <span className={styles.about}>{description}</span>
      <code className="plain text--truncate">
        {preview && <span dangerouslySetInnerHTML={{ __html: preview }} />}
        {sample}
      </code>
    </Link>
  );
}

/** Renders all tags. The most popular tags are larger. */
export function Tags({
  count,
  lifted,
  tags,
}: Pick<HomeData, 'count' | 'lifted' | 'tags'>): ReactNode {
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
        <Link className={clsx(styles.tag, 'box')} to={CATALOGUE_PATH}>
          <span>
            <b>All generators</b> <span className="small-print">{count}</span>
          </span>
          <span className="small-print">Filter by name or tag</span>
        </Link>
      </div>
    </section>
  );
}
