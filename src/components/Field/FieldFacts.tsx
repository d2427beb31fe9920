import { Fragment, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import clsx from 'clsx';
import { ITEM_LABEL, LIMITS_LABEL, ENUM_LABEL } from '@site/src/reference/model/headingsAndLabels';
import type { Fact, FactItem } from '@site/src/reference/model/types';
import { DeferredContent } from '../DeferredContent';
import type { ValueFilter } from './ValueFilter';
import styles from './styles.module.css';

interface ItemsProps {
  items: readonly FactItem[];
}

/** Renders values as code, separated by commas. */
function Codes({ items }: ItemsProps): ReactNode {
  return items.map(({ code }, index) => (
    <Fragment key={`${code} ${index}`}>
      <code>{code === '' ? '""' : code}</code>{' '}
    </Fragment>
  ));
}

/** Renders values as code. Values with names become a list in columns. */
function ValueList({ items }: ItemsProps): ReactNode {
  if (items.every(({ name }) => name === undefined)) return <Codes items={items} />;
  return (
    <ul className={clsx('clean-list', styles.named)}>
      {items.map(({ code, name }) => (
        <li key={code}>
          <code>{code}</code>
          {` ${name ?? ''}`}
        </li>
      ))}
    </ul>
  );
}

/** Number of characters that fit into about two lines. */
const TWO_LINES = 120;
/** Minimum number of characters in a folded list. Folding shorter lists would save hardly any space. */
const MIN_FOLDED = 180;
/** Maximum number of values without a filter. */
const MAX_UNFILTERED = 30;

/** Returns the number of characters of all values and separators. */
function lengthOf(items: readonly FactItem[]): number {
  return items.reduce((sum, { code = '' }) => sum + code.length + 2, 0);
}

/**
 * Renders the first two lines of a long list, and a `details` element with the whole list. The filter for many values
 * is loaded when the element opens.
 */
function FoldedValues({ items }: ItemsProps): ReactNode {
  const [loaded, setLoaded] = useState<{ Filter: typeof ValueFilter }>();
  const load = (): void => {
    if (loaded || items.length <= MAX_UNFILTERED) return;
    import('./ValueFilter').then(
      ({ ValueFilter: Filter }) => setLoaded({ Filter }),
      // Ignores a failure, because the list is complete without its filter.
      () => undefined,
    );
  };
  const first = items.filter((_, index) => lengthOf(items.slice(0, index + 1)) <= TWO_LINES);
  return (
    <>
      <details className={styles.folded} onToggle={load}>
        <summary>{items.length} values</summary>
        <DeferredContent>
          {loaded ? <loaded.Filter items={items} List={ValueList} /> : <ValueList items={items} />}
        </DeferredContent>
      </details>
      <span>
        <Codes items={first} />…
      </span>
    </>
  );
}

function AllowedValues(props: ItemsProps): ReactNode {
  return lengthOf(props.items) < MIN_FOLDED ? (
    <ValueList {...props} />
  ) : (
    <FoldedValues {...props} />
  );
}

function LimitList({ items }: ItemsProps): ReactNode {
  return items.map(({ words, code }, index) => (
    <span key={`${words} ${code} ${index}`}>
      {index > 0 && ', '}
      {words}
      {code !== undefined && [' ', <code key="code">{code}</code>]}
    </span>
  ));
}

const FORMS: Partial<Record<string, ComponentType<ItemsProps>>> = {
  [ITEM_LABEL]: LimitList,
  [LIMITS_LABEL]: LimitList,
  [ENUM_LABEL]: AllowedValues,
};

/** Renders default, limits, allowed values and examples of a field. */
export function FieldFacts({ facts }: { facts?: readonly Fact[] }): ReactNode {
  if (!facts) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, items }) => {
        const { [label]: Items = ValueList } = FORMS;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Items items={items} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
