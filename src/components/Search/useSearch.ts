import { useCallback, useEffect, useState } from 'react';
import { loadSearch } from '@site/src/search/load';
import type { LoadedSearch } from '@site/src/search/load';

export type SearchState =
  { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & LoadedSearch);

/** The loaded search, or why there is none, and a way to try again. */
export function useSearch(): { state: SearchState; retry: () => void } {
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
