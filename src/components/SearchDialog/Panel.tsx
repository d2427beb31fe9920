import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadSearch } from '@site/src/search/load';
import type { LoadedSearch } from '@site/src/search/load';
import { groupHits } from '@site/src/search/hits';
import { Results } from './Results';
import type { FollowProps } from './Results';
import { NoMatch, Start } from './Suggestions';
import styles from './styles.module.css';

type SearchState =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'ready' } & LoadedSearch);

/** Loads the search when the dialog opens. `retry` loads it again after a failure. */
function useSearch(): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const load = useCallback(() => {
    loadSearch().then(
      (loaded) => setState({ status: 'ready', ...loaded }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setState({ status: 'loading' });
    load();
  };
  return { state, retry };
}

interface Props extends FollowProps {
  /** Without leading and trailing white space. */
  query: string;
  /** Puts another query into the field. */
  onSearch: (query: string) => void;
}

function Status({ children }: { children: string }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}

function LoadedPanel({
  loaded,
  query,
  onSearch,
  onFollow,
}: Props & { loaded: LoadedSearch }): ReactNode {
  const { generators } = loaded.data;
  const groups = useMemo(() => groupHits(loaded.search(query)), [loaded, query]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const summary = count === 1 ? '1 result' : `${count} results`;
  return (
    <>
      <Status>{query === '' ? '' : count === 0 ? 'No results' : summary}</Status>
      <div id="search-results" className={styles.results} data-query={query}>
        {query === '' ? (
          <Start generators={generators} onSearch={onSearch} onFollow={onFollow} />
        ) : count === 0 ? (
          <NoMatch query={query} generators={generators} onFollow={onFollow} />
        ) : (
          <Results query={query} groups={groups} onFollow={onFollow} />
        )}
      </div>
    </>
  );
}

/** The part of the dialog below the field: results, suggestions, or why the search is not ready. */
export function SearchPanel(props: Props): ReactNode {
  const { state, retry } = useSearch();
  if (state.status === 'ready') return <LoadedPanel {...props} loaded={state} />;
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
