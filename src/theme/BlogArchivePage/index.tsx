// Change: no heading level is skipped, all headings are in the main landmark, and dates are `time` elements.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogArchivePage';

type Post = Props['archive']['blogPosts'][number];

const yearOf = ({ metadata }: Post): string => metadata.date.slice(0, 4);

function Year({ year, posts }: { year: string; posts: readonly Post[] }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata: { permalink, date, title } }) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>,{' '}
            <time dateTime={date}>{format.format(new Date(date))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders every post by year, newest first. */
export default function BlogArchivePage({ archive: { blogPosts } }: Props): ReactNode {
  const years = [...new Set(blogPosts.map(yearOf))].sort().reverse();
  return (
    <Layout>
      <PageMetadata
        title="Archive"
        description="Every post of the blog by year, the newest first, with its title and date"
      />
      <main className="container margin-vert--lg markdown plain-page">
        <Heading as="h1">Archive</Heading>
        {years.map((year) => (
          <Year key={year} year={year} posts={blogPosts.filter((post) => yearOf(post) === year)} />
        ))}
      </main>
    </Layout>
  );
}
