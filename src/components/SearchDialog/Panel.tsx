import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadSearch } from '@site/src/search/load';
import type { LoadedSearch } from '@site/src/search/load';
import { entryName } from '@site/src/search/entries';
import { findParameter, groupHits } from '@site/src/search/groupResults';
import { loadChunk } from '../LoadError/loadChunk';
import { LoadErrorMessage } from '../LoadError/LoadErrorMessage';
import { Results } from './Results';
import { NoMatch, Suggestions } from './Suggestions';
import styles from './styles.module.css';

interface Props {
  /** Query without leading and trailing white space. */
  query: string;
}

interface StatusProps {
  /** Message for screen readers. */
  status: string;
  query?: string;
  children: ReactNode;
}

function ResultsBox({ status, query, children }: StatusProps): ReactNode {
  return (
    <>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <div id="search-results" className={styles.results} data-query={query}>
        {children}
      </div>
    </>
  );
}

function LoadedPanel({ loaded, query }: Props & { loaded: LoadedSearch }): ReactNode {
  const { generators, parameters } = loaded.data;
  const groups = useMemo(() => groupHits(loaded.search(query)), [loaded, query]);
  if (query === '')
    return (
      <ResultsBox status="" query="">
        <Suggestions generators={generators} />
      </ResultsBox>
    );
  const parameter = findParameter(parameters, query);
  const found = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const count = found + (parameter ? 1 : 0);
  if (count === 0)
    return (
      <ResultsBox status="No results" query={query}>
        <NoMatch query={query} generators={generators} />
      </ResultsBox>
    );
  const [hit] = groups[0]?.hits ?? [];
  const first = hit && !parameter?.isAsked ? entryName(hit.entry) : 'the catalogue';
  const status = `${count === 1 ? '1 result' : `${count} results`}. Enter opens ${first}.`;
  return (
    <ResultsBox status={status} query={query}>
      <Results query={query} groups={groups} parameter={parameter} />
    </ResultsBox>
  );
}

/** Renders the part of the dialog below the field: results, suggestions, or a loading error. */
export function SearchPanel(props: Props): ReactNode {
  const [loaded, setLoaded] = useState<LoadedSearch | Error>();
  useEffect(() => {
    if (loaded === undefined) loadChunk(loadSearch).then(setLoaded, setLoaded);
  }, [loaded]);
  if (loaded === undefined)
    return (
      <ResultsBox status="Loading…">
        <p className={styles.message}>Loading…</p>
      </ResultsBox>
    );
  if (!(loaded instanceof Error)) return <LoadedPanel {...props} loaded={loaded} />;
  return (
    <ResultsBox status="The search could not be loaded.">
      <div className={styles.message}>
        <LoadErrorMessage
          error={loaded}
          message="The search could not be loaded. Check your connection and try again."
          onRetry={() => setLoaded(undefined)}
          className="button button--primary"
        />
      </div>
    </ResultsBox>
  );
}
