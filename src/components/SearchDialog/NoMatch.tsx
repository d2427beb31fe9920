import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { findNearest, suggest } from '@site/src/search/nearest';
import type { GeneratorEntry } from '@site/src/search/types';
import { GeneratorList } from './GeneratorList';
import { Item } from './Item';
import type { FollowProps } from './Item';
import styles from './styles.module.css';

/** Characters of the query that the message shows. */
const MAX_QUERY_LENGTH = 60;
/** Generators that are suggested when no name is similar to the query. */
const SUGGESTIONS = 3;

interface Props extends FollowProps {
  query: string;
  generators: GeneratorEntry[];
}

/** Says that nothing matches the query, and where else to look. */
export function NoMatch({ query, generators, onFollow }: Props): ReactNode {
  const nearest = useMemo(() => findNearest(generators, query), [generators, query]);
  const characters = [...query];
  const shown =
    characters.length > MAX_QUERY_LENGTH
      ? `${characters.slice(0, MAX_QUERY_LENGTH).join('')}…`
      : query;
  return (
    <>
      <p className={styles.message}>
        No results for <b className={styles.query}>{shown}</b>.
      </p>
      <GeneratorList
        title={nearest.length > 0 ? 'Nearest names' : 'Suggestions'}
        generators={nearest.length > 0 ? nearest : suggest(generators, SUGGESTIONS)}
        onFollow={onFollow}
      />
      <Item path="/docs/category/api" onFollow={onFollow}>
        <span className={styles.name}>Browse all {generators.length} generators</span>
      </Item>
    </>
  );
}
