import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { findNearest, suggest } from '@site/src/search/nearest';
import type { GeneratorEntry } from '@site/src/search/types';
import { GeneratorList } from './GeneratorList';
import { Item } from './Item';
import type { PanelProps } from './Panel';
import styles from './styles.module.css';

/** Characters of a query that are repeated. */
const LONGEST = 60;
/** Generators that are offered when no name comes near. */
const SUGGESTIONS = 3;

/** Says that nothing fits, and where else to look. */
export function NoMatch({
  query,
  generators,
  ...handlers
}: PanelProps & { generators: GeneratorEntry[] }): ReactNode {
  const nearest = useMemo(() => findNearest(generators, query), [generators, query]);
  const letters = [...query];
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : query;
  return (
    <>
      <p className={styles.message}>
        Nothing fits <b className={styles.query}>{shown}</b>.
      </p>
      <GeneratorList
        title={nearest.length > 0 ? 'Nearest names' : 'Suggestions'}
        generators={nearest.length > 0 ? nearest : suggest(generators, SUGGESTIONS)}
        {...handlers}
      />
      <Item path="/docs/category/api" {...handlers}>
        <span className={styles.name}>Browse all {generators.length} generators</span>
      </Item>
    </>
  );
}
