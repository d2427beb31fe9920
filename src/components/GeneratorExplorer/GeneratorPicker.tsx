import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CatalogueEntry, CatalogueTag } from '@site/src/reference/render/catalogue';
import { findGenerators } from './findGenerators';
import styles from './styles.module.css';

interface Props {
  tags: readonly CatalogueTag[];
  value: CatalogueEntry;
  /** Called with the chosen generator. `isEntry` is true if it was chosen from the list, not found during typing. */
  onChoose: (generator: CatalogueEntry, isEntry: boolean) => void;
}

const listOf = (tags: readonly CatalogueTag[]): CatalogueEntry[] =>
  tags.flatMap(({ entries }) => entries);

/**
 * Renders a field that finds generators by name or synonym and chooses the best one, and a list of all found
 * generators.
 */
export function GeneratorPicker({ tags, value, onChoose }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const found = useMemo(() => findGenerators(tags, query), [tags, query]);
  const find = (text: string): void => {
    setQuery(text);
    const { best } = findGenerators(tags, text);
    if (text.trim() && best) onChoose(best, false);
  };
  const choose = (path: string): void => {
    const chosen = listOf(tags).find((each) => each.path === path);
    if (chosen) onChoose(chosen, true);
  };
  const shown = listOf(found.tags);
  return (
    <div className={styles.picker}>
      <label className="labelled">
        Find a generator
        <input
          className="control"
          type="search"
          value={query}
          placeholder="Name or tag"
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => find(event.target.value)}
        />
      </label>
      <label className="labelled">
        Generator, {shown.length} of {listOf(tags).length}
        <select
          className="control"
          value={value.path}
          onChange={(event) => choose(event.target.value)}
        >
          {!shown.includes(value) && <option value={value.path}>{value.label}</option>}
          {found.tags.map(({ label, entries }) => (
            <optgroup key={label} label={label}>
              {entries.map((each) => (
                <option key={each.path} value={each.path}>
                  {each.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}
