import type { ReactNode } from 'react';
import clsx from 'clsx';
import { entryPath, suggestGenerators } from '@site/src/search/groupResults';
import type { GeneratorEntry } from '@site/src/search/entries';
import { CATALOGUE_PATH } from '@site/src/site/urls';
import { ResultItem, ResultSection } from './Results';
import styles from './styles.module.css';

const MAX_SUGGESTIONS = 6;

/** Renders the content for an empty query. */
export function Suggestions({ generators }: { generators: GeneratorEntry[] }): ReactNode {
  return (
    <ResultSection title="Suggestions">
      {suggestGenerators(generators, MAX_SUGGESTIONS).map((entry) => (
        <li key={entry.slug}>
          <ResultItem path={entryPath(entry)}>
            <span className={styles.name}>{entry.label}</span>
            <span className={styles.context}>{entry.tag}</span>
            <code className={clsx(styles.sample, 'plain text--truncate')}>{entry.samples[0]}</code>
          </ResultItem>
        </li>
      ))}
    </ResultSection>
  );
}

/** Ways to generate values without a matching generator: anchors of the guide. */
const WAYS = [
  ['items-of-a-list', 'Your own list', 'Send words or values, and get some of them at random.'],
  [
    'text-from-a-regular-expression',
    'A regular expression',
    'Describe a format, such as a policy number, and get text that matches it.',
  ],
  ['records-from-a-schema', 'A record', 'Name your fields, and choose a generator for each.'],
] as const;

/** Maximum length of the query in the message. */
const MAX_QUERY_LENGTH = 60;

interface NoMatchProps {
  query: string;
  generators: GeneratorEntry[];
}

/** Renders a message that nothing matches, and ways to generate values without a generator. */
export function NoMatch({ query, generators }: NoMatchProps): ReactNode {
  const characters = [...query];
  const shown = characters.slice(0, MAX_QUERY_LENGTH).join('');
  return (
    <>
      <p className={styles.message}>
        No results for <b>{characters.length > MAX_QUERY_LENGTH ? `${shown}…` : shown}</b>.
      </p>
      <ResultSection title="What always works">
        {WAYS.map(([anchor, name, text]) => (
          <li key={anchor}>
            <ResultItem path={`/docs/custom/custom-template#${anchor}`}>
              <span className={styles.name}>{name}</span>
              <span className={clsx(styles.text, 'small-print')}>{text}</span>
            </ResultItem>
          </li>
        ))}
        <li>
          <ResultItem path={CATALOGUE_PATH}>
            <span className={styles.name}>Browse all {generators.length} generators</span>
          </ResultItem>
        </li>
      </ResultSection>
    </>
  );
}
