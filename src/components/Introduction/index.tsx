/** The parts of the introduction that the OpenAPI document knows. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import introduction from '@generated/reference/default/introduction.json';
import type { PartName } from '@site/src/reference/render/introduction';
import { CATALOGUE_PATH } from '@site/src/site/urls';
import { Field } from '../Field';
import { Prose } from '../Prose';
import { schemes } from '../shared';
import styles from './styles.module.css';

export { ClosedSection } from '../ClosedSection';

/** Base URL, version and number of generators. */
export function ApiFacts(): ReactNode {
  const { summary, server, version, count } = introduction;
  return (
    <>
      {summary && <p className={styles.summary}>{summary}</p>}
      <dl className={clsx(styles.facts, 'box')}>
        <div>
          <dt>Base URL</dt>
          <dd>
            <code className="plain">{server}</code>
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>Generators</dt>
          <dd>
            <Link to={CATALOGUE_PATH}>{count}</Link>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The key that a request needs. */
export function Authorization(): ReactNode {
  return Object.values(schemes).map(({ anchor, field }) => (
    <Field key={anchor} field={field} place={{ anchor }} />
  ));
}

/** Links to the tags of the catalogue, with their numbers of generators. */
export function GeneratorsByTag(): ReactNode {
  return (
    <ul className={clsx(styles.tags, 'clean-list')}>
      {introduction.groups.map(({ anchor, label, count }) => (
        <li key={anchor}>
          <Link to={`${CATALOGUE_PATH}#${anchor}`}>{label}</Link> {count}
        </li>
      ))}
    </ul>
  );
}

/** A component that shows a part of `src/reference/render/introduction.ts`. */
const part = (name: PartName) =>
  function Part(): ReactNode {
    return <Prose nodes={introduction.prose[name]} />;
  };

export const Downloads = part('Downloads');
export const Limits = part('Limits');
export const LocaleNames = part('LocaleNames');
export const LocalesByTag = part('LocalesByTag');
export const MockDigest = part('MockDigest');
export const MockFiles = part('MockFiles');
export const MockInCi = part('MockInCi');
export const MockOptions = part('MockOptions');
export const TestKeys = part('TestKeys');
export const TimeDependentGenerators = part('TimeDependentGenerators');
