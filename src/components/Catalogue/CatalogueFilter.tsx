import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CatalogueGroup } from '@site/src/reference/print/catalogue';
import { connectFilter } from './connectFilter';
import styles from './styles.module.css';

/** How often each value occurs, the most frequent first. */
function countValues(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

interface ChoiceProps {
  label: string;
  name: string;
  /** Text of the option that filters nothing. */
  all: string;
  options: [value: string, label: string, count: number][];
}

function Choice({ label, name, all, options }: ChoiceProps): ReactNode {
  return (
    <label className="labelled">
      {label}
      <select className="control" name={name}>
        <option value="">{all}</option>
        {options.map(([value, text, count]) => (
          <option key={value} value={value}>
            {text} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  groups: readonly CatalogueGroup[];
  /** A section for each group, with an `li` for each of its entries. */
  children: ReactNode;
}

/** The fields that filter the catalogue, above its list. */
export function CatalogueFilter({ groups, children }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!form.current || !list.current || !status.current) return;
    return connectFilter(
      { form: form.current, list: list.current, status: status.current },
      groups,
    );
  }, [groups]);

  const entries = groups.flatMap((group) => group.entries);
  const types = countValues(entries.map(({ returns }) => returns));
  return (
    <>
      <search className={clsx(styles.search, 'hydrated-only')}>
        <form ref={form} className={styles.form}>
          <label className={clsx('labelled', styles.query)}>
            Filter
            <input
              className="control"
              type="search"
              name="q"
              placeholder="Name, parameter or value"
              autoComplete="off"
              spellCheck="false"
            />
          </label>
          <Choice
            label="Topic"
            name="tag"
            all="All topics"
            options={groups.map(({ name, label, entries: own }) => [name, label, own.length])}
          />
          <Choice
            label="Returns"
            name="returns"
            all="Any type"
            options={types.map(([value, count]) => [value, value, count])}
          />
        </form>
        <p ref={status} role="status" className={styles.status}>
          {entries.length} generators
        </p>
      </search>
      <div ref={list} className={styles.list}>
        {children}
        <p className={styles.empty}>
          No generator has all of that in its name, tag, parameters or sample value.{' '}
          <button type="button" className="button button--sm button--outline button--primary">
            Show all
          </button>
        </p>
      </div>
    </>
  );
}
