import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { isGenerator, entryName } from '@site/src/search/entries';
import type { SearchHit } from '@site/src/search/entries';
import { nameKey } from '@site/src/search/tokenize';
import {
  createExcerpt,
  findReason,
  highlightValue,
  highlightWords,
} from '@site/src/search/highlights';
import type { HighlightPart, MatchReason } from '@site/src/search/highlights';
import { entryPath } from '@site/src/search/groupResults';
import type { HitGroup, HitKind, ParameterMatch } from '@site/src/search/groupResults';
import { filteredCataloguePath } from '@site/src/site/catalogueFilter';
import type { GeneratorEntry, PageEntry } from '@site/src/search/entries';
import styles from './styles.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function ResultSection({ title, children }: SectionProps): ReactNode {
  return (
    <section className={styles.group} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <ul className="clean-list">{children}</ul>
    </section>
  );
}

/** Renders a link in the results. Arrow keys move between links. */
export function ResultItem({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <Link to={path} className={styles.item} data-search-item>
      {children}
    </Link>
  );
}

const HEADINGS: Record<HitKind, string> = {
  generator: 'Generators',
  guide: 'Guides',
  post: 'Blog',
};

function Marked({ parts }: { parts: HighlightPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface HitProps<Entry> {
  entry: Entry;
  hit: SearchHit;
  query: string;
}

interface GeneratorHitProps extends HitProps<GeneratorEntry> {
  reason?: MatchReason;
}

function GeneratorHit({ entry, hit, query, reason }: GeneratorHitProps): ReactNode {
  const { label, tag, path, leadText, samples } = entry;
  // Shows no sample for a matched property, because the beginning of an object seldom contains the property.
  const sample = hit.sample || (reason?.label === 'property' ? undefined : samples[0]);
  return (
    <>
      <span className={styles.name}>
        <Marked parts={highlightWords(label, hit, query)} />
      </span>
      <span className={clsx(styles.text, 'small-print')}>{leadText}</span>
      <span className={styles.context}>
        {tag} <code className="plain">{path}</code>
        {reason && (
          <>
            {` · ${reason.label} `}
            <Marked parts={reason.parts} />
          </>
        )}
      </span>
      {sample && (
        <code className={clsx(styles.sample, 'plain text--truncate')}>
          <Marked
            parts={hit.sample ? highlightValue(sample, query) : [{ text: sample, isMatch: false }]}
          />
        </code>
      )}
    </>
  );
}

function PageHit({ entry, hit, query }: HitProps<PageEntry>): ReactNode {
  const { title, heading, aliases } = entry;
  const name = entryName(entry);
  const key = nameKey(query);
  const names = [name, ...aliases.filter((each) => nameKey(each) === key)];
  const text = createExcerpt(entry.text, names, hit);
  return (
    <>
      <span className={styles.name}>
        <Marked parts={highlightWords(name, hit, query)} />
      </span>
      {heading && <span className={styles.context}>{title}</span>}
      {text && (
        <span className={clsx(styles.text, 'small-print text--truncate')}>
          <Marked parts={highlightWords(text, hit, query)} />
        </span>
      )}
    </>
  );
}

function HitItem({ hit, query }: { hit: SearchHit; query: string }): ReactNode {
  const { entry } = hit;
  const reason = findReason(hit, query);
  const anchor = reason?.anchor === undefined ? '' : `#${reason.anchor}`;
  return (
    <li>
      <ResultItem path={`${entryPath(entry)}${anchor}`}>
        {isGenerator(entry) ? (
          <GeneratorHit entry={entry} hit={hit} query={query} reason={reason} />
        ) : (
          <PageHit entry={entry} hit={hit} query={query} />
        )}
      </ResultItem>
    </li>
  );
}

/** Renders a link to the catalogue, filtered by the parameter in the query. */
function ParameterItem({ name, count }: ParameterMatch): ReactNode {
  return (
    <li>
      <ResultItem path={filteredCataloguePath({ parameter: name })}>
        <span className={styles.name}>
          All {count} generators with the parameter <code className="plain">{name}</code>
        </span>
        <span className={styles.context}>Catalogue</span>
      </ResultItem>
    </li>
  );
}

interface ResultsProps {
  groups: HitGroup[];
  parameter?: ParameterMatch;
  query: string;
}

/**
 * Renders hits by kind, as links with highlighted words. Because Enter opens the first link, the catalogue is first
 * only if the query asks for it.
 */
export function Results({ groups, parameter, query }: ResultsProps): ReactNode {
  const list = parameter && <ParameterItem {...parameter} />;
  const isListFirst = parameter?.isAsked || groups.length === 0;
  return (
    <>
      {list && isListFirst && <ResultSection title="Catalogue">{list}</ResultSection>}
      {groups.map(({ kind, hits }, groupIndex) => (
        <ResultSection key={kind} title={HEADINGS[kind]}>
          {hits.map((hit, index) => (
            <Fragment key={entryPath(hit.entry)}>
              <HitItem hit={hit} query={query} />
              {!isListFirst && groupIndex === 0 && index === 0 && list}
            </Fragment>
          ))}
        </ResultSection>
      ))}
    </>
  );
}
