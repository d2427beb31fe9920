import { useCallback, useEffect, useState } from 'react';
import { loadSearch } from '@site/src/search/load';
import type { LoadedSearch } from '@site/src/search/load';

export type SearchState =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'ready' } & LoadedSearch);

/** Loads the search when the dialog opens. `retry` loads it again after a failure. */
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
