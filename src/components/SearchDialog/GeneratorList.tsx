import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { pathOf } from '@site/src/search/hits';
import type { GeneratorEntry } from '@site/src/search/types';
import { Item } from './Item';
import type { FollowProps } from './Item';
import styles from './styles.module.css';

interface Props extends FollowProps {
  title: string;
  generators: GeneratorEntry[];
}

/** Generators that are offered as suggestions, not as results of the query. */
export function GeneratorList({ title, generators, onFollow }: Props): ReactNode {
  return (
    <section className={styles.group} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {generators.map((entry) => (
          <li key={entry.slug}>
            <Item path={pathOf(entry)} onFollow={onFollow}>
              <span className={styles.name}>{entry.label}</span>
              <span className={styles.place}>{entry.group}</span>
              {entry.samples[0] && <code className={styles.sample}>{entry.samples[0]}</code>}
            </Item>
          </li>
        ))}
      </ul>
    </section>
  );
}
