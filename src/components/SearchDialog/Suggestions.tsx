import { useMemo } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pathOf } from '@site/src/search/hits';
import { findNearest, suggest } from '@site/src/search/nearest';
import type { GeneratorEntry } from '@site/src/search/entries';
import { Item, Section } from './Results';
import styles from './styles.module.css';

interface GeneratorListProps {
  title: string;
  generators: GeneratorEntry[];
}

/** Generators that are offered as suggestions, not as results of the query. */
function GeneratorList({ title, generators }: GeneratorListProps): ReactNode {
  return (
    <Section title={title}>
      {generators.map((entry) => (
        <li key={entry.slug}>
          <Item path={pathOf(entry)}>
            <span className={styles.name}>{entry.label}</span>
            <span className={styles.place}>{entry.tag}</span>
            <code className={clsx(styles.sample, 'plain text--truncate')}>{entry.samples[0]}</code>
          </Item>
        </li>
      ))}
    </Section>
  );
}

const SUGGESTIONS = 6;

/** Content of the dialog for an empty query. */
export function Start({ generators }: { generators: GeneratorEntry[] }): ReactNode {
  return <GeneratorList title="Suggestions" generators={suggest(generators, SUGGESTIONS)} />;
}

/** Characters of the query that the message shows. */
const MAX_QUERY_LENGTH = 60;

interface NoMatchProps {
  query: string;
  generators: GeneratorEntry[];
}

/** Says that nothing matches the query, and where else to look: at names like it, or at the whole list. */
export function NoMatch({ query, generators }: NoMatchProps): ReactNode {
  const nearest = useMemo(() => findNearest(generators, query), [generators, query]);
  const characters = [...query];
  const shown = characters.slice(0, MAX_QUERY_LENGTH).join('');
  return (
    <>
      <p className={styles.message}>
        No results for <b>{characters.length > MAX_QUERY_LENGTH ? `${shown}…` : shown}</b>.
      </p>
      {nearest.length > 0 && <GeneratorList title="Nearest names" generators={nearest} />}
      <Item path="/docs">
        <span className={styles.name}>Introduction</span>
      </Item>
      <Item path="/docs/category/api">
        <span className={styles.name}>Browse all {generators.length} generators</span>
      </Item>
    </>
  );
}
