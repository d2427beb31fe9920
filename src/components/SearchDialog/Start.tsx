import { useState } from 'react';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { suggest } from '@site/src/search/nearest';
import { clearRecent, readRecent } from '@site/src/search/recent';
import type { GeneratorEntry } from '@site/src/search/types';
import { GeneratorList } from './GeneratorList';
import type { FollowProps } from './Item';
import styles from './styles.module.css';

const SUGGESTIONS = 6;

interface Props extends FollowProps {
  generators: GeneratorEntry[];
  /** Puts a query into the field. */
  onSearch: (query: string) => void;
}

/** What the dialog shows for an empty query: recent searches and suggested generators. */
export function Start({ generators, onSearch, onFollow }: Props): ReactNode {
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
