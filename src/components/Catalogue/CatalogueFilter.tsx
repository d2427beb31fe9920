import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CatalogueGroup } from '@site/src/reference/print/catalogue';
import { connectFilter } from './connectFilter';
import { FILTER_FIELDS } from './filter';
import styles from './styles.module.css';

/** How often each value occurs, the most frequent first. */
function countValues(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function Options({ all, options }: { all: string; options: [string, string, number][] }) {
  return (
    <>
      <option value="">{all}</option>
      {options.map(([value, label, count]) => (
        <option key={value} value={value}>
          {label} ({count})
        </option>
      ))}
    </>
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
  const tags = groups.map((group): [string, string, number] => [
    group.name,
    group.label,
    group.entries.length,
  ]);
  const types = countValues(entries.map(({ returns }) => returns));
  return (
    <>
      <search className={styles.search}>
        <form ref={form} className={styles.form}>
          <label className={styles.query}>
            <span>Filter</span>
            <input
              className="control"
              type="search"
              name={FILTER_FIELDS.query}
              placeholder="Name, parameter or value"
              autoComplete="off"
              spellCheck="false"
            />
          </label>
          <label>
            <span>Topic</span>
            <select className="control" name={FILTER_FIELDS.tag}>
              <Options all="All topics" options={tags} />
            </select>
          </label>
          <label>
            <span>Returns</span>
            <select className="control" name={FILTER_FIELDS.returns}>
              <Options
                all="Any type"
                options={types.map(([value, count]) => [value, value, count])}
              />
            </select>
          </label>
        </form>
        <p ref={status} role="status" className={styles.status}>
          {entries.length} generators
        </p>
      </search>
      <div ref={list} className={styles.list}>
        {children}
        <p className={styles.empty}>
          No generator has all of that in its name, tag, parameters or sample value.{' '}
          <button type="button" className={styles.reset}>
            Show all
          </button>
        </p>
      </div>
    </>
  );
}
