import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { splitLimit } from '../../reference/view/schema/limit';
import { HiddenPart } from '../HiddenParts';
import styles from './styles.module.css';

interface Section {
  children?: ReactNode;
}

interface FieldProps extends Section {
  /** Empty for a whole body. */
  name: string;
  anchor: string;
  type: string;
  format?: string;
  required?: boolean;
  deprecated?: boolean;
  access?: string;
  default?: string;
  limits?: readonly string[];
  allowed?: readonly string[];
  examples?: readonly string[];
  /** Name and anchor of the enclosing schema that this one repeats. */
  sameAs?: string;
  sameAsAnchor?: string;
}

function FieldHead(props: FieldProps): ReactNode {
  const { name, anchor, type, format, required, deprecated, access } = props;
  return (
    <div className={styles.head}>
      {name && <code className={clsx(styles.name, deprecated && styles.old)}>{name}</code>}
      <span className={styles.type}>
        {type}
        {format && ` (${format})`}
      </span>
      {required && name && <span className={styles.required}>required</span>}
      {access && <span className={styles.note}>{access}</span>}
      {deprecated && <span className={styles.required}>deprecated</span>}
      {name && (
        // eslint-disable-next-line @docusaurus/no-html-links -- needs no router, and there are hundreds
        <a className={styles.anchor} href={`#${anchor}`} aria-label={`Link to ${name}`}>
          #
        </a>
      )}
    </div>
  );
}

function Values({ values }: { values: readonly string[] }): ReactNode {
  return values.map((value) => (
    <Fragment key={value}>
      <code className={styles.value}>{value === '' ? '""' : value}</code>{' '}
    </Fragment>
  ));
}

function FieldFacts(props: FieldProps): ReactNode {
  const { default: preset, limits = [], allowed = [], examples = [], sameAs, sameAsAnchor } = props;
  return (
    <dl className={styles.facts}>
      {preset !== undefined && (
        <div>
          <dt>Default</dt>
          <dd>
            <Values values={[preset]} />
          </dd>
        </div>
      )}
      {limits.length > 0 && (
        <div>
          <dt>Limits</dt>
          <dd>{limits.map(readableLimit)}</dd>
        </div>
      )}
      {allowed.length > 0 && (
        <div>
          <dt>{allowed.length === 1 ? 'Always' : 'One of'}</dt>
          <dd>
            <Values values={allowed} />
          </dd>
        </div>
      )}
      {examples.length > 0 && (
        <div>
          <dt>{examples.length === 1 ? 'Example' : 'Examples'}</dt>
          <dd>
            <Values values={examples} />
          </dd>
        </div>
      )}
      {sameAs !== undefined && (
        <div>
          <dt>Repeats</dt>
          <dd>
            <Link to={`#${sameAsAnchor ?? ''}`}>{sameAs}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A limit in words; a pattern is code. */
function readableLimit(limit: string, index: number): ReactNode {
  const { words, pattern } = splitLimit(limit);
  return (
    <span key={limit}>
      {index > 0 && ', '}
      {pattern === undefined ? (
        limit
      ) : (
        <>
          {words} <code className={styles.value}>{pattern}</code>
        </>
      )}
    </span>
  );
}

/** What a field is made of stands below its own facts. */
function isProperties(part: ReactNode): boolean {
  return isValidElement(part) && part.type === Properties;
}

/** Something with a name and a type: what it is, what it may hold, and a link to it. */
function Field(props: FieldProps): ReactNode {
  const { anchor, children, default: preset, limits, allowed, examples, sameAs } = props;
  useBrokenLinks().collectAnchor(anchor);
  const hasFacts = [preset, limits, allowed, examples, sameAs].some((fact) => fact !== undefined);
  const parts = Children.toArray(children);
  const nested = parts.filter(isProperties);
  const description = parts.filter((part) => !isProperties(part));
  return (
    <div className={styles.field} id={anchor}>
      <FieldHead {...props} />
      {description.length > 0 && <div className={styles.description}>{description}</div>}
      {hasFacts && <FieldFacts {...props} />}
      {nested.length > 0 && <div className={styles.nested}>{nested}</div>}
    </div>
  );
}

/** A parameter of the request. */
export const Parameter = Field;

/** A header of a response. */
export const Header = Field;

/** A property of a body, at any depth. Its children hold its description and its own properties. */
export const Property = Field;

/** The properties of one object. */
export function Properties({ children }: Section): ReactNode {
  return <div className={styles.properties}>{children}</div>;
}

/** One of several forms of a value. */
export function Variant({ label, type, children }: Section & { label: string; type: string }) {
  return (
    <details className={styles.variant}>
      <summary>
        <bdi>{label}</bdi> {label !== type && <span className={styles.type}>{type}</span>}
      </summary>
      <HiddenPart>{children}</HiddenPart>
    </details>
  );
}

/** A body in one media type. */
export function Body({ mediaType, children }: Section & { mediaType: string }): ReactNode {
  return (
    <section className={styles.body}>
      <p className={styles.mediaType}>
        Body <code>{mediaType}</code>
      </p>
      {children}
    </section>
  );
}

/** The headers of one response. */
export function Headers({ children }: Section): ReactNode {
  return (
    <details className={styles.variant}>
      <summary>Headers</summary>
      <HiddenPart>{children}</HiddenPart>
    </details>
  );
}

/** A documented value of a body that stands with its schema. */
export function Example({ title, children }: Section & { title: string }): ReactNode {
  return (
    <details className={styles.variant}>
      <summary>Example: {title}</summary>
      <HiddenPart>{children}</HiddenPart>
    </details>
  );
}
