import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { presenceLabel } from '@site/src/reference/model/headingsAndLabels';
import { fieldAnchor } from '@site/src/reference/model/anchor';
import type { AnchorScope } from '@site/src/reference/model/anchor';
import type { FieldNode, FieldView } from '@site/src/reference/model/types';
import { Disclosure } from '../Disclosure';
import { Prose } from '../Prose';
import { fieldOf } from '../apiData';
import { FieldFacts } from './FieldFacts';
import styles from './styles.module.css';

interface ScopeProps {
  /** Anchor of the field, or of the element around a list of fields. */
  scope: AnchorScope;
  /** Whether the field is part of a response. */
  isResponse?: boolean;
  level?: number;
}

type Props = ScopeProps & { field: FieldView };

function FieldHead({ field, scope: { anchor }, isResponse }: Props): ReactNode {
  const { name, type, format, deprecated } = field;
  const presence = presenceLabel(field, { isResponse });
  return (
    <div className={styles.head}>
      {name && <code className={clsx('plain', styles.name, deprecated && styles.old)}>{name}</code>}{' '}
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

/** Deepest nesting level that is open: values of a response are level 0, their properties level 1. */
const DEEPEST_OPEN = 1;

function Properties({ field, ...scope }: Props): ReactNode {
  return (
    <div className={styles.properties}>
      <Fields fields={field.properties ?? []} {...scope} />
    </div>
  );
}

/** Renders the properties inside a field, closed below `DEEPEST_OPEN`. */
function Nested({ level = 0, ...props }: Props): ReactNode {
  const { length: count } = props.field.properties ?? [];
  if (count === 0) return null;
  const children = (
    <div className={styles.nested}>
      <Properties {...props} level={level + 1} />
    </div>
  );
  if (level < DEEPEST_OPEN) return children;
  const summary = `${count} ${count === 1 ? 'property' : 'properties'}`;
  return <Disclosure summary={summary}>{children}</Disclosure>;
}

/** Renders the content of a field, without an anchor. */
function FieldParts(props: Props): ReactNode {
  const { description } = props.field;
  return (
    <>
      <FieldHead {...props} />
      {description && (
        <div className={styles.description}>
          <Prose nodes={description.nodes} />
        </div>
      )}
      <FieldFacts facts={props.field.facts} />
      <Nested {...props} />
    </>
  );
}

/** Renders a parameter, header or property with its anchor. */
export function Field(props: Props): ReactNode {
  const { anchor } = props.scope;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div className={styles.field} id={anchor}>
      <FieldParts {...props} />
    </div>
  );
}

export function Fields({
  fields,
  scope,
  ...props
}: ScopeProps & { fields: readonly FieldNode[] }): ReactNode {
  return fields.map(fieldOf).map((field) => {
    const anchor = fieldAnchor(scope, field.name);
    return <Field key={anchor} {...props} field={field} scope={{ anchor, isField: true }} />;
  });
}

/** Whether a field is an object with properties, but without other details. */
function isPlainObject(field: FieldView): boolean {
  const { type, format, deprecated, facts, properties } = field;
  const hasProperties = properties !== undefined;
  return type === 'object' && hasProperties && (format ?? deprecated ?? facts) === undefined;
}

/** Renders a whole body: the properties of an object, or a field without a name. */
export function Schema({ schema, ...scope }: ScopeProps & { schema: FieldNode }): ReactNode {
  const field = fieldOf(schema);
  if (!isPlainObject(field)) {
    return (
      <div className={styles.field}>
        <FieldParts {...scope} field={field} level={-1} />
      </div>
    );
  }
  return (
    <>
      <Prose nodes={field.description?.nodes} />
      <Properties {...scope} field={field} level={0} />
    </>
  );
}
