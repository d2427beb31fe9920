import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { FactItem } from '@site/src/reference/model/types';
import styles from './styles.module.css';

interface Props {
  items: readonly FactItem[];
  List: ComponentType<{ items: readonly FactItem[] }>;
}

/** Renders a list of values with a case-insensitive filter. */
export function ValueFilter({ items, List }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = items.filter(({ code = '', name = '' }) =>
    `${code} ${name}`.toLowerCase().includes(wanted),
  );
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
      <output className="muted">{wanted && `${found.length} of ${items.length}`}</output>
      <div>
        <List items={found} />
      </div>
    </>
  );
}
