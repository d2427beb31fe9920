import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import type { CatalogueGroup } from '@site/src/reference/print/catalogue';
import { findFirstLink, findNext, readEntries } from './entries';
import type { Entries } from './entries';
import { createTest, FILTER_FIELDS, listCandidates, readFilter, writeFilter } from './filter';
import { fillForm, queryField, readForm } from './form';
import styles from './styles.module.css';

/** Milliseconds. Browsers refuse an address that changes with every key. */
const ADDRESS_DELAY = 300;

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
  /** A section for each group, with an item for each of its entries. */
  children: ReactNode;
}

/** Fields that narrow the catalogue down. What they say is in the address. */
export function CatalogueFilter({ groups, children }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const timer = useRef<number>(undefined);
  const shownEntries = useRef<Entries>(undefined);
  const candidates = useMemo(() => listCandidates(groups), [groups]);

  const apply = (): void => {
    if (!form.current || !list.current || !status.current) return;
    const test = createTest(readForm(form.current));
    const isWanted = (index: number): boolean => {
      const candidate = candidates[index];
      return candidate !== undefined && test(candidate);
    };
    shownEntries.current ??= readEntries(list.current);
    const shown = shownEntries.current.show(isWanted);
    const total = candidates.length;
    list.current.dataset.shown = String(shown);
    list.current.dataset.filtered = String(shown < total);
    const text = shown === total ? `${total} generators` : `${shown} of ${total} generators`;
    status.current.textContent = text;
  };
  useEffect(() => {
    const catalogue = location.pathname;
    const follow = (): void => {
      // On the way to another page, the list stays as it is.
      if (!form.current || location.pathname !== catalogue) return;
      fillForm(form.current, readFilter(location.search));
      apply();
      // A place to scroll back to must be there.
      shownEntries.current?.finish();
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.clearTimeout(timer.current);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the catalogue is always the same
  }, []);

  const keepAddress = (): void => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const address = location.pathname + writeFilter(readForm(form.current)) + location.hash;
    window.history.replaceState(window.history.state, '', address);
  };
  const type = (): void => {
    apply();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keepAddress, ADDRESS_DELAY);
  };
  const choose = (): void => {
    apply();
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const wanted = writeFilter(readForm(form.current));
    // Not through the router: to it, this is another page, whose beginning takes the focus.
    if (wanted !== location.search) window.history.pushState(null, '', location.pathname + wanted);
  };
  const reset = (): void => {
    if (form.current) fillForm(form.current, { query: '', tag: '', returns: '' });
    choose();
    queryField(form.current)?.focus();
  };
  const findFirst = (): HTMLElement | undefined => {
    shownEntries.current?.finish();
    return list.current ? findFirstLink(list.current) : undefined;
  };
  const openFirst = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    findFirst()?.click();
  };
  const leaveField = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') reset();
    else if (event.key === 'ArrowDown') findFirst()?.focus();
    else return;
    event.preventDefault();
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = findNext(event.currentTarget, event.key, queryField(form.current));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const tags = groups.map(({ name, label, entries }): [string, string, number] => [
    name,
    label,
    entries.length,
  ]);
  const types = countValues(groups.flatMap(({ entries }) => entries.map((each) => each.returns)));
  return (
    <>
      <search className={styles.search}>
        <form ref={form} className={styles.form} onSubmit={openFirst}>
          <label className={styles.query}>
            <span>Filter</span>
            <input
              type="search"
              name={FILTER_FIELDS.query}
              placeholder="Name, parameter or value"
              autoComplete="off"
              spellCheck="false"
              onInput={type}
              onKeyDown={leaveField}
            />
          </label>
          <label>
            <span>Tag</span>
            <select name={FILTER_FIELDS.tag} onChange={choose}>
              <Options all="All tags" options={tags} />
            </select>
          </label>
          <label>
            <span>Returns</span>
            <select name={FILTER_FIELDS.returns} onChange={choose}>
              <Options
                all="Any type"
                options={types.map(([value, count]) => [value, value, count])}
              />
            </select>
          </label>
        </form>
        <p ref={status} role="status" className={styles.status}>
          {candidates.length} generators
        </p>
      </search>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the links in it */}
      <div ref={list} className={styles.list} onKeyDown={move} onClickCapture={keepAddress}>
        {children}
        <p className={styles.empty}>
          No generator has all of that in its name, tag, parameters or value.{' '}
          <button type="button" className={styles.reset} onClick={reset}>
            Show all
          </button>
        </p>
      </div>
    </>
  );
}
