import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldView, LimitView } from '@site/src/reference/view/types';
import { HiddenPart } from '../HiddenParts';
import type { ValueFilter } from '../ValueFilter';
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
  const load = (): void => {
    if (loaded || values.length <= MOST_UNFILTERED) return;
    import('../ValueFilter').then(
      ({ ValueFilter: Filter }) => setLoaded({ Filter }),
      // The list is there without it.
      () => undefined,
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

/** A limit in words, with its pattern as code. */
function Limit({ words, pattern }: LimitView): ReactNode {
  if (pattern === undefined) return words;
  return (
    <>
      {words} <code>{pattern}</code>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Default, limits, allowed values and examples of a field. */
export function FieldFacts({ field }: { field: FieldView }): ReactNode {
  const { default: preset, limits, allowed, examples, written } = field;
  const facts = [preset, limits, allowed, examples, written];
  if (facts.every((fact) => fact === undefined)) return null;
  return (
    <dl className={styles.facts}>
      {preset !== undefined && (
        <Fact name="Default">
          <Values values={[preset]} />
        </Fact>
      )}
      {limits && (
        <Fact name="Limits">
          {limits.map((limit, index) => (
            <span key={`${limit.words} ${limit.pattern} ${index}`}>
              {index > 0 && ', '}
              <Limit {...limit} />
            </span>
          ))}
        </Fact>
      )}
      {allowed && (
        <Fact name={allowed.length === 1 ? 'Always' : 'One of'}>
          <AllowedValues values={allowed} names={field.names} />
        </Fact>
      )}
      {written && (
        <Fact name="Written as">
          <Values values={[written]} />
        </Fact>
      )}
      {examples && (
        <Fact name={examples.length === 1 ? 'Example' : 'Examples'}>
          <Values values={examples} />
        </Fact>
      )}
    </dl>
  );
}
