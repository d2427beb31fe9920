import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { isGenerator } from '@site/src/search/entries';
import type { Hit } from '@site/src/search/entries';
import { cutBefore, findReason, markValue, markWords } from '@site/src/search/marks';
import type { MarkedPart } from '@site/src/search/marks';
import { pathOf } from '@site/src/search/hits';
import type { HitGroup, HitKind } from '@site/src/search/hits';
import type { GeneratorEntry, PageEntry } from '@site/src/search/entries';
import styles from './styles.module.css';

interface SectionProps {
  title: string;
  /** What stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled list of items. */
export function Section({ title, action, children }: SectionProps): ReactNode {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.title}>
        <Heading as="h2">{title}</Heading>
        {action}
      </div>
      <ul className="clean-list">{children}</ul>
    </section>
  );
}

/** A link in the list below the field; the arrow keys move between these. */
export function Item({ path, children }: { path: string; children: ReactNode }): ReactNode {
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

/** What a hit's reason is about, by its label. Without an entry it is about the operation itself. */
const PARTS: Partial<Record<string, string>> = {
  parameter: 'parameter',
  allows: 'parameter',
  limit: 'parameter',
  property: 'property',
};

function Marked({ parts }: { parts: MarkedPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface HitProps<Entry> {
  entry: Entry;
  hit: Hit;
  query: string;
}

function GeneratorHit({ entry, hit, query }: HitProps<GeneratorEntry>): ReactNode {
  const { label, group, path, samples } = entry;
  const reason = findReason(hit, query);
  const sample = hit.sample || samples[0];
  return (
    <>
      <span className={styles.name}>
        <Marked parts={markWords(label, hit, query)} />{' '}
        <span className={styles.kind}>{PARTS[reason?.label ?? ''] ?? 'generator'}</span>
      </span>
      <span className={styles.place}>
        {group} <code className="plain">{path}</code>
      </span>
      {reason && (
        <span className={styles.place}>
          {reason.label} <Marked parts={reason.parts} />
        </span>
      )}
      {sample && (
        <code className={clsx(styles.sample, 'plain text--truncate')}>
          <Marked
            parts={hit.sample ? markValue(sample, query) : [{ text: sample, isMatch: false }]}
          />
        </code>
      )}
    </>
  );
}

function PageHit({ entry, hit, query }: HitProps<PageEntry>): ReactNode {
  const { title, heading, text, kind } = entry;
  return (
    <>
      <span className={styles.name}>
        <Marked parts={markWords(heading ?? title, hit, query)} />{' '}
        <span className={styles.kind}>{kind}</span>
      </span>
      {heading && <span className={styles.place}>{title}</span>}
      {text && (
        <span className={clsx(styles.text, 'small-print text--truncate')}>
          <Marked parts={markWords(cutBefore(text, hit), hit, query)} />
        </span>
      )}
    </>
  );
}

/** The hits by kind, each a link to its page with the matched words marked. */
export function Results({ groups, query }: { groups: HitGroup[]; query: string }): ReactNode {
  return groups.map(({ kind, hits }) => (
    <Section key={kind} title={HEADINGS[kind]}>
      {hits.map((hit) => {
        const path = pathOf(hit.entry);
        return (
          <li key={path}>
            <Item path={path}>
              {isGenerator(hit.entry) ? (
                <GeneratorHit entry={hit.entry} hit={hit} query={query} />
              ) : (
                <PageHit entry={hit.entry} hit={hit} query={query} />
              )}
            </Item>
          </li>
        );
      })}
    </Section>
  ));
}
