import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  values: readonly string[];
  /** Renders the matching values. */
  List: ComponentType<{ values: readonly string[] }>;
}

/** A long list of values with a field that filters them by a text, ignoring case. */
export function ValueFilter({ values, List }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = values.filter((value) => value.toLowerCase().includes(wanted));
  return (
    <>
      <input
        className={`control ${styles.filter}`}
        type="search"
        value={query}
        placeholder="Filter values"
        aria-label="Filter values"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output className="muted">{wanted && `${found.length} of ${values.length}`}</output>
      <div>
        <List values={found} />
      </div>
    </>
  );
}
