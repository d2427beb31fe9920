import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LoadedSearch } from '@site/src/search/load';
import { groupHits } from '@site/src/search/show';
import { NoMatch } from './NoMatch';
import { Results } from './Results';
import { Start } from './Start';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

export interface PanelProps {
  /** Without white space around it. */
  query: string;
  /** Puts another query into the field. */
  onSearch: (query: string) => void;
  /** A result is followed. */
  onFollow: () => void;
}

function Status({ children }: { children: string }): ReactNode {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}

function FoundPanel({ loaded, ...props }: PanelProps & { loaded: LoadedSearch }): ReactNode {
  const { query } = props;
  const groups = useMemo(() => groupHits(loaded.search(query)), [loaded, query]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const found = count === 1 ? '1 result' : `${count} results`;
  return (
    <>
      <Status>{query === '' ? '' : count === 0 ? 'No results' : found}</Status>
      <div id="search-results" className={styles.results} data-query={query}>
        {query === '' ? (
          <Start {...props} generators={loaded.data.generators} />
        ) : count === 0 ? (
          <NoMatch {...props} generators={loaded.data.generators} />
        ) : (
          <Results {...props} groups={groups} />
        )}
      </div>
    </>
  );
}

/** What stands below the field: results, or what there is to do without any. */
export function SearchPanel(props: PanelProps): ReactNode {
  const { state, retry } = useSearch();
  if (state.status === 'ready') return <FoundPanel {...props} loaded={state} />;
  const hasFailed = state.status === 'failed';
  return (
    <>
      <Status>{hasFailed ? 'The search did not load.' : 'Loading…'}</Status>
      <div id="search-results" className={styles.results}>
        <div className={styles.message}>
          {hasFailed ? (
            <>
              <p>The search did not load. The connection may be lost.</p>
              <button type="button" className="button button--primary" onClick={retry}>
                Retry
              </button>
            </>
          ) : (
            <p>Loading…</p>
          )}
        </div>
      </div>
    </>
  );
}
