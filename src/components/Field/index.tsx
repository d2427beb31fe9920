import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { FieldView, VariantView } from '@site/src/reference/view/types';
import { Disclosure } from '../Disclosure';
import { Prose } from '../Prose';
import { FieldFacts } from './FieldFacts';
import styles from './styles.module.css';

interface Props {
  field: FieldView;
}

function FieldHead({ field }: Props): ReactNode {
  const { name, anchor, type, format, presence, deprecated } = field;
  return (
    <div className={styles.head}>
      {name && <code className={clsx('plain', styles.name, deprecated && styles.old)}>{name}</code>}
      <span className="small-print">
        {type}
        {format && ` (${format})`}
      </span>
      {presence && <span className={styles.note}>{presence}</span>}
      {deprecated && <span className={styles.note}>deprecated</span>}
      {name && (
        // oxlint-disable-next-line react/forbid-elements -- an anchor on the same page needs no `Link`, and there are hundreds
        <a className={styles.anchor} href={`#${anchor}`} aria-label={`Link to ${name}`}>
          #
        </a>
      )}
    </div>
  );
}

function Variant({ label, schema }: VariantView): ReactNode {
  const { type } = schema;
  return (
    <Disclosure
      summary={
        <>
          <bdi>{label}</bdi> {label !== type && <span className="small-print">{type}</span>}
        </>
      }
    >
      <Schema schema={schema} />
    </Disclosure>
  );
}

/** How many fields a visible one is in at most: the values of a response, and their properties. */
const DEEPEST_OPEN = 1;

const countOf = (count: number, one: string, many: string): string =>
  count > 0 ? `${count} ${count === 1 ? one : many}` : '';

interface LevelProps extends Props {
  /** How many fields it is in. */
  level: number;
}

/** The properties and variants of a field. */
function Children({ field: { properties = [], variants = [] }, level }: LevelProps): ReactNode {
  return (
    <div className={styles.properties}>
      <Fields fields={properties} level={level} />
      {variants.map((variant, index) => (
        <Variant key={`${variant.label} ${index}`} {...variant} />
      ))}
    </div>
  );
}

/** The properties and variants inside a field, closed where they are deep. */
function Nested({ field, level }: LevelProps): ReactNode {
  const { properties = [], variants = [] } = field;
  if (properties.length + variants.length === 0) return null;
  const children = (
    <div className={styles.nested}>
      <Children field={field} level={level + 1} />
    </div>
  );
  if (level < DEEPEST_OPEN) return children;
  const counts = [
    countOf(properties.length, 'property', 'properties'),
    countOf(variants.length, 'form', 'forms'),
  ];
  return <Disclosure summary={counts.filter(Boolean).join(', ')}>{children}</Disclosure>;
}

/** The content of a field, without an anchor. */
function FieldParts({ field, level }: LevelProps): ReactNode {
  const { description } = field;
  return (
    <>
      <FieldHead field={field} />
      {description && (
        <div className={styles.description}>
          <Prose nodes={description} />
        </div>
      )}
      <FieldFacts field={field} />
      <Nested field={field} level={level} />
    </>
  );
}

/** A parameter, header or property with its anchor. */
function Field({ field, level }: LevelProps): ReactNode {
  useBrokenLinks().collectAnchor(field.anchor);
  return (
    <div className={styles.field} id={field.anchor}>
      <FieldParts field={field} level={level} />
    </div>
  );
}

/** A list of fields. */
export function Fields({
  fields,
  level = 0,
}: {
  fields: readonly FieldView[];
  level?: number;
}): ReactNode {
  return fields.map((field) => <Field key={field.anchor} field={field} level={level} />);
}

/** Whether a field is an object with properties or variants and no facts of its own. */
function isPlainObject(field: FieldView): boolean {
  const { format, deprecated, limits, allowed, examples } = field;
  const facts = [format, deprecated, field.default, limits, allowed, examples, field.written];
  const hasChildren = (field.properties ?? field.variants) !== undefined;
  return field.type === 'object' && hasChildren && facts.every((fact) => fact === undefined);
}

/** A whole body or a variant: an object as its properties, anything else as a field without a name. */
export function Schema({ schema: field }: { schema: FieldView }): ReactNode {
  if (!isPlainObject(field)) {
    return (
      <div className={styles.field}>
        <FieldParts field={field} level={-1} />
      </div>
    );
  }
  return (
    <>
      <Prose nodes={field.description} />
      <Children field={field} level={0} />
    </>
  );
}
