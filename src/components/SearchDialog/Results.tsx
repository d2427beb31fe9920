import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { Hit } from '@site/src/search/createSearch';
import { isGenerator } from '@site/src/search/fields';
import { cutBefore, findReason, markValue, markWords } from '@site/src/search/marks';
import type { MarkedPart } from '@site/src/search/marks';
import { pathOf } from '@site/src/search/hits';
import type { HitGroup, HitKind } from '@site/src/search/hits';
import type { GeneratorEntry, PageEntry } from '@site/src/search/types';
import styles from './styles.module.css';

export interface FollowProps {
  /** Called when the reader follows a link of the dialog. */
  onFollow: () => void;
}

interface ItemProps extends FollowProps {
  /** Path of the page below the base path. */
  path: string;
  children: ReactNode;
}

/** A link in the list below the field; the arrow keys move between these. */
export function Item({ path, onFollow, children }: ItemProps): ReactNode {
  return (
    <Link to={path} className={styles.item} data-search-item onClick={onFollow}>
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

function Kind({ children }: { children: string }): ReactNode {
  return <span className={styles.kind}>{children}</span>;
}

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
        <Kind>{PARTS[reason?.label ?? ''] ?? 'generator'}</Kind>
      </span>
      <span className={styles.place}>
        {group} <code>{path}</code>
      </span>
      {reason && (
        <span className={styles.reason}>
          {reason.label} <Marked parts={reason.parts} />
        </span>
      )}
      {sample && (
        <code className={styles.sample}>
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
        <Marked parts={markWords(heading ?? title, hit, query)} /> <Kind>{kind}</Kind>
      </span>
      {heading && <span className={styles.place}>{title}</span>}
      {text && (
        <span className={clsx(styles.sample, styles.text)}>
          <Marked parts={markWords(cutBefore(text, hit), hit, query)} />
        </span>
      )}
    </>
  );
}

interface Props extends FollowProps {
  groups: HitGroup[];
  query: string;
}

/** The hits by kind, each a link to its page with the matched words marked. */
export function Results({ groups, query, onFollow }: Props): ReactNode {
  return groups.map(({ kind, hits }) => (
    <section key={kind} className={styles.group} aria-label={HEADINGS[kind]}>
      <Heading as="h2" className={styles.title}>
        {HEADINGS[kind]}
      </Heading>
      <ul className={styles.list}>
        {hits.map((hit) => {
          const path = pathOf(hit.entry);
          return (
            <li key={path}>
              <Item path={path} onFollow={onFollow}>
                {isGenerator(hit.entry) ? (
                  <GeneratorHit entry={hit.entry} hit={hit} query={query} />
                ) : (
                  <PageHit entry={hit.entry} hit={hit} query={query} />
                )}
              </Item>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
