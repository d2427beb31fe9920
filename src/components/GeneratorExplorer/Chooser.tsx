import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ExplorerGenerator, ExplorerGroup } from '@site/src/reference/view/explorer';
import { findGenerators } from './findGenerators';
import styles from './styles.module.css';

interface Props {
  groups: readonly ExplorerGroup[];
  value: ExplorerGenerator;
  /** `isEntry`: chosen from the list, not found while typing. */
  onChoose: (generator: ExplorerGenerator, isEntry: boolean) => void;
}

function count(groups: readonly ExplorerGroup[]): number {
  return groups.reduce((sum, { generators }) => sum + generators.length, 0);
}

function Options({ groups }: Pick<Props, 'groups'>): ReactNode {
  return groups.map(({ label, generators }) => (
    <optgroup key={label} label={label}>
      {generators.map((each) => (
        <option key={each.path} value={each.path}>
          {each.label}
        </option>
      ))}
    </optgroup>
  ));
}

/** A field that finds generators by name or synonym and chooses the first, and a list of all that it finds. */
export function Chooser({ groups, value, onChoose }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useMemo(() => findGenerators(groups, query), [groups, query]);
  // The button that this takes the place of had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);
  const isListed = found.groups.some(({ generators }) => generators.includes(value));
  const find = (text: string): void => {
    setQuery(text);
    const { best } = findGenerators(groups, text);
    if (text.trim() && best) onChoose(best, false);
  };
  const choose = (path: string): void => {
    const generators = groups.flatMap((group) => group.generators);
    const chosen = generators.find((each) => each.path === path);
    if (chosen) onChoose(chosen, true);
  };
  return (
    <div className={styles.chooser}>
      <label htmlFor={`${id}-find`}>
        <span>Find a generator</span>
        <input
          className="control"
          ref={field}
          id={`${id}-find`}
          type="search"
          value={query}
          placeholder="Name or topic"
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => find(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}-list`}>
        <span>
          Generator, {count(found.groups)} of {count(groups)}
        </span>
        <select
          className="control"
          id={`${id}-list`}
          value={value.path}
          onChange={(event) => choose(event.target.value)}
        >
          {!isListed && <option value={value.path}>{value.label}</option>}
          <Options groups={found.groups} />
        </select>
      </label>
    </div>
  );
}
