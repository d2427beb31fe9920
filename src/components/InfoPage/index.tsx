import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { ContentsEntry, InfoPageData } from '@site/src/reference/print/infoPage';
import { CATALOGUE_PATH } from '@site/src/reference/site';
import { Field } from '../Field';
import { Prose } from '../Prose';
import styles from './styles.module.css';

/** The API at a glance: base address, version and size. */
function Facts({ summary, server, version, count }: Partial<InfoPageData>): ReactNode {
  return (
    <>
      {summary && <p className={styles.summary}>{summary}</p>}
      <dl className={clsx(styles.facts, 'box')}>
        <div>
          <dt>Base address</dt>
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

/** A section heading with its id from the table of contents. */
function Section({ title, contents }: { title: string; contents: ContentsEntry[] }): ReactNode {
  const { id, level } = contents.findLast(({ value }) => value === title) ?? {};
  return (
    <Heading as={level === 3 ? 'h3' : 'h2'} id={id}>
      {title}
    </Heading>
  );
}

function Downloads({ downloads }: Pick<InfoPageData, 'downloads'>): ReactNode {
  return (
    <ul>
      {downloads.map(({ label, file, size, purpose }) => (
        <li key={file}>
          <strong>
            {/* `pathname:` is Docusaurus' protocol for files, which are not routes. */}
            <Link to={`pathname:///${file}`}>{label}</Link>
          </strong>
          , {size}. {purpose}
        </li>
      ))}
    </ul>
  );
}

/** The information page, about the API as a whole. */
export function InfoPage(page: InfoPageData): ReactNode {
  const { contents, texts, schemes, groups } = page;
  return (
    <>
      {/* The page is named like the site, and Docusaurus omits a title that equals the site's. */}
      <PageMetadata title="Introduction" />
      <Facts {...page} />
      <Prose nodes={texts.start} />
      <Section title="Authorization" contents={contents} />
      {schemes.map(({ anchor, field }) => (
        <Field key={anchor} field={field} place={{ anchor }} />
      ))}
      <Prose nodes={texts.main} />
      <Section title="Downloads" contents={contents} />
      <Downloads downloads={page.downloads} />
      <Prose nodes={page.twins} />
      <Prose nodes={texts.end} />
      <Section title="Generators" contents={contents} />
      <ul className={clsx(styles.topics, 'clean-list')}>
        {groups.map(({ anchor, label, count: size }) => (
          <li key={anchor}>
            <Link to={`${CATALOGUE_PATH}#${anchor}`}>{label}</Link> {size}
          </li>
        ))}
      </ul>
    </>
  );
}
