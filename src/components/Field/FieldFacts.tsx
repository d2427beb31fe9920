import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldView, LimitView } from '@site/src/reference/view/types';
import { HiddenPart } from '../HiddenParts';
import { loadChunk, OutdatedPageError } from '../LazyChunk/loadChunk';
import { LoadFailure } from '../LazyChunk/LoadFailure';
import type { ValueFilter } from './ValueFilter';
import styles from './styles.module.css';

function Values({ values }: { values: readonly string[] }): ReactNode {
  return values.map((value, index) => (
    <Fragment key={`${value} ${index}`}>
      <code>{value === '' ? '""' : value}</code>{' '}
    </Fragment>
  ));
}

/** Codes, each followed by its name. */
function NamedValues({ values }: { values: readonly string[] }): ReactNode {
  return values.map((value) => [<code key={value}>{value.slice(0, 2)}</code>, value.slice(2)]);
}

/** Characters of values in about two lines. */
const TWO_LINES = 120;
/** From this many characters on, values beyond two lines are hidden. With fewer there would be hardly more to hide. */
const LEAST_FOLDED = 180;
/** Longer lists have a filter. */
const MOST_UNFILTERED = 30;

/** Characters of all values, with the space around each. */
function lengthOf(values: readonly string[]): number {
  return values.reduce((sum, { length }) => sum + length + 2, 0);
}

interface ValuesProps {
  values: readonly string[];
  names?: readonly string[];
}

/** A long list: its first two lines, and all of it when it is opened, with a filter where there are many values. */
function FoldedValues({ values, names }: ValuesProps): ReactNode {
  const [loaded, setLoaded] = useState<{ Filter: typeof ValueFilter }>();
  const [error, setError] = useState<Error>();
  const load = (): void => {
    if (loaded || values.length <= MOST_UNFILTERED) return;
    loadChunk(() => import('./ValueFilter')).then(
      ({ ValueFilter: Filter }) => setLoaded({ Filter }),
      setError,
    );
  };
  const List = names ? NamedValues : Values;
  const all = names?.map((name, index) => `${values[index]}\u00a0${name} `) ?? values;
  const first = values.filter((_, index) => lengthOf(values.slice(0, index + 1)) <= TWO_LINES);
  return (
    <>
      <details className={styles.folded} onToggle={load}>
        <summary>{values.length} values</summary>
        <HiddenPart>
          {/* Without a connection the list is complete, only without its filter. */}
          {error instanceof OutdatedPageError && (
            <LoadFailure
              error={error}
              message=""
              onRetry={load}
              className="button button--secondary button--sm"
            />
          )}
          {loaded ? <loaded.Filter values={all} List={List} /> : <List values={all} />}
        </HiddenPart>
      </details>
      <span>
        <Values values={first} />…
      </span>
    </>
  );
}

function AllowedValues(props: ValuesProps): ReactNode {
  return lengthOf(props.values) < LEAST_FOLDED ? (
    <Values {...props} />
  ) : (
    <FoldedValues {...props} />
  );
}

function Limits({ limits }: { limits: readonly LimitView[] }): ReactNode {
  return limits.map(({ words, pattern }, index) => (
    <span key={`${words} ${pattern} ${index}`}>
      {index > 0 && ', '}
      {words}
      {pattern !== undefined && [' ', <code key="pattern">{pattern}</code>]}
    </span>
  ));
}

/** Default, limits, allowed values and examples of a field. */
export function FieldFacts({ field }: { field: FieldView }): ReactNode {
  const { default: preset, limits, allowed, names, examples, written } = field;
  const facts = new Map<string, ReactNode>();
  if (preset !== undefined) facts.set('Default', <Values values={[preset]} />);
  if (limits) facts.set('Limits', <Limits limits={limits} />);
  if (allowed) {
    const name = allowed.length === 1 ? 'Always' : 'One of';
    facts.set(name, <AllowedValues values={allowed} names={names} />);
  }
  if (written !== undefined) facts.set('Written as', <Values values={[written]} />);
  if (examples) {
    const name = examples.length === 1 ? 'Example' : 'Examples';
    facts.set(name, <Values values={examples} />);
  }
  if (facts.size === 0) return null;
  return (
    <dl className={styles.facts}>
      {[...facts].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
