import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { pathOf } from '@site/src/search/hits';
import { findNearest, suggest } from '@site/src/search/nearest';
import { clearRecent, readRecent } from '@site/src/search/recent';
import type { GeneratorEntry } from '@site/src/search/types';
import { Item } from './Results';
import type { FollowProps } from './Results';
import styles from './styles.module.css';

interface GeneratorListProps extends FollowProps {
  title: string;
  generators: GeneratorEntry[];
}

/** Generators that are offered as suggestions, not as results of the query. */
function GeneratorList({ title, generators, onFollow }: GeneratorListProps): ReactNode {
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

const SUGGESTIONS = 6;

interface StartProps extends FollowProps {
  generators: GeneratorEntry[];
  /** Puts a query into the field. */
  onSearch: (query: string) => void;
}

/** What the dialog shows for an empty query: recent searches and suggested generators. */
export function Start({ generators, onSearch, onFollow }: StartProps): ReactNode {
  const [recent, setRecent] = useState(readRecent);
  const clear = () => {
    clearRecent();
    setRecent([]);
    onSearch('');
  };
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.group} aria-label="Recent searches">
          <div className={styles.title}>
            <Heading as="h2">Recent searches</Heading>
            <button type="button" className={styles.clear} onClick={clear}>
              Clear recent searches
            </button>
          </div>
          <ul className={styles.list}>
            {recent.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className={styles.item}
                  data-search-item
                  onClick={() => onSearch(query)}
                >
                  <span className={styles.name}>{query}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <GeneratorList
        title="Suggestions"
        generators={suggest(generators, SUGGESTIONS)}
        onFollow={onFollow}
      />
    </>
  );
}

/** Characters of the query that the message shows. */
const MAX_QUERY_LENGTH = 60;

interface NoMatchProps extends FollowProps {
  query: string;
  generators: GeneratorEntry[];
}

/** Says that nothing matches the query, and where else to look: at names like it, or at the whole list. */
export function NoMatch({ query, generators, onFollow }: NoMatchProps): ReactNode {
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
      {nearest.length > 0 && (
        <GeneratorList title="Nearest names" generators={nearest} onFollow={onFollow} />
      )}
      <Item path="/docs" onFollow={onFollow}>
        <span className={styles.name}>Introduction</span>
      </Item>
      <Item path="/docs/category/api" onFollow={onFollow}>
        <span className={styles.name}>Browse all {generators.length} generators</span>
      </Item>
    </>
  );
}
