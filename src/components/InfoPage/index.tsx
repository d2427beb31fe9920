import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ContentsEntry, InfoPageData } from '@site/src/reference/print/pageData';
import { operationPath } from '@site/src/reference/site';
import { ApiFacts, GroupCard, GroupCards } from '../ApiInfo';
import { Fields } from '../Field';
import { Prose } from '../Prose';

/** A section heading with its id from the table of contents. */
function Section({ title, contents }: { title: string; contents: ContentsEntry[] }): ReactNode {
  return (
    <Heading as="h2" id={contents.findLast(({ value }) => value === title)?.id}>
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
  const { contents, schemes, groups, groupTexts = [], count, ...facts } = page;
  return (
    <>
      <ApiFacts {...facts} operations={count} />
      <Prose nodes={page.description} />
      <Prose nodes={page.about} />
      <Section title="Authorization" contents={contents} />
      <Fields fields={schemes} />
      <Section title="Downloads" contents={contents} />
      <Downloads downloads={page.downloads} />
      <Prose nodes={page.twins} />
      <Prose nodes={page.mockServer} />
      <Section title="Generators" contents={contents} />
      <GroupCards>
        {groups.map(({ slug, ...group }) => (
          <GroupCard key={group.label} {...group} to={operationPath(slug)} />
        ))}
      </GroupCards>
      {groupTexts.map(({ label, anchor, text }) => (
        <section key={anchor}>
          <Heading as="h3" id={`about-${anchor}`}>
            {label}
          </Heading>
          <Prose nodes={text} />
        </section>
      ))}
    </>
  );
}
