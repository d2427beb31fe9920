import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { isGenerator } from '@site/src/search/entries';
import type { Hit } from '@site/src/search/entries';
import { nameKey } from '@site/src/search/text';
import { excerpt, findReason, markValue, markWords } from '@site/src/search/marks';
import type { MarkedPart, Reason } from '@site/src/search/marks';
import { linkOf } from '@site/src/search/hits';
import type { HitGroup, HitKind, ParameterHit } from '@site/src/search/hits';
import { cataloguePath } from '@site/src/site/catalogueFilter';
import type { GeneratorEntry, PageEntry } from '@site/src/search/entries';
import styles from './styles.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled list of items. */
export function Section({ title, children }: SectionProps): ReactNode {
  return (
    <section className={styles.group} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
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

/** Words for the label of a hit's reason. Other reasons are about the generator, which the heading names. */
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

interface GeneratorHitProps extends HitProps<GeneratorEntry> {
  reason?: Reason;
}

function GeneratorHit({ entry, hit, query, reason }: GeneratorHitProps): ReactNode {
  const { label, tag, path, promise, samples } = entry;
  const part = PARTS[reason?.label ?? ''];
  // The beginning of an object seldom has the property.
  const sample = hit.sample || (part === 'property' ? undefined : samples[0]);
  return (
    <>
      <span className={styles.name}>
        <Marked parts={markWords(label, hit, query)} />
        {part && <span className={styles.kind}> {part}</span>}
      </span>
      <span className={clsx(styles.text, 'small-print')}>{promise}</span>
      <span className={styles.place}>
        {tag} <code className="plain">{path}</code>
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
  const { title, heading } = entry;
  const name = hit.row?.name ?? heading ?? title;
  const place = hit.row ? heading : heading && title;
  const { text: whole, aliases } = hit.row ?? entry;
  const key = nameKey(query);
  const text = excerpt(whole, [name, ...aliases.filter((each) => nameKey(each) === key)], hit);
  return (
    <>
      <span className={styles.name}>
        <Marked parts={markWords(name, hit, query)} />
      </span>
      {place && <span className={styles.place}>{place}</span>}
      {text && (
        <span className={clsx(styles.text, 'small-print text--truncate')}>
          <Marked parts={markWords(text, hit, query)} />
        </span>
      )}
    </>
  );
}

/** The catalogue, filtered by the parameter that the query names. */
function ParameterItem({ name, count }: ParameterHit): ReactNode {
  return (
    <li>
      <Item path={cataloguePath({ parameter: name })}>
        <span className={styles.name}>
          All {count} generators with the parameter <code className="plain">{name}</code>
        </span>
        <span className={styles.place}>Catalogue</span>
      </Item>
    </li>
  );
}

interface ResultsProps {
  groups: HitGroup[];
  parameter?: ParameterHit;
  query: string;
}

/** The hits by kind, each a link to its page with the matched words marked. */
export function Results({ groups, parameter, query }: ResultsProps): ReactNode {
  const catalogue = parameter && <ParameterItem {...parameter} />;
  // Unless the query asks for it, after the best generator, which Enter opens.
  const position = parameter?.isAsked ? 0 : 1;
  const isList = ({ kind }: HitGroup) => kind === 'generator';
  const generators = groups.find(isList) ?? { kind: 'generator', hits: [] };
  const others = groups.filter((group) => !isList(group));
  const withList = parameter?.isAsked ? [generators, ...others] : [...others, generators];
  const isInOrder = !parameter || (groups.some(isList) && !parameter.isAsked);
  const shown = isInOrder ? groups : withList;
  const firstList = shown.findIndex(isList);
  return shown.map(({ kind, hits }, place) => (
    <Section
      key={place}
      title={place > firstList && kind === 'generator' ? 'More generators' : HEADINGS[kind]}
    >
      {hits.map((hit, index) => {
        const path = linkOf(hit);
        const reason = findReason(hit, query);
        const anchor = reason?.anchor === undefined ? '' : `#${reason.anchor}`;
        return (
          <Fragment key={path}>
            {index === position && place === firstList && catalogue}
            <li>
              <Item path={`${path}${anchor}`}>
                {isGenerator(hit.entry) ? (
                  <GeneratorHit entry={hit.entry} hit={hit} query={query} reason={reason} />
                ) : (
                  <PageHit entry={hit.entry} hit={hit} query={query} />
                )}
              </Item>
            </li>
          </Fragment>
        );
      })}
      {place === firstList && hits.length <= position && catalogue}
    </Section>
  ));
}
