import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { OverviewGroup } from '@site/src/api/catalogue';
import overview from '@site/.api/overview.json';
import styles from './styles.module.css';

function entryPage(slug: string): string {
  return `/docs/api/${slug}`;
}

function FeaturedRequest(): ReactNode {
  const entry = overview.featured;
  if (!entry) return null;
  return (
    <Link className={styles.featured} to={entryPage(entry.slug)} aria-label={entry.title}>
      <span className={styles.request}>
        <b>{entry.method}</b> {entry.path}
      </span>
      <span className={styles.response}>
        {'{'}
        <br />
        &nbsp;&nbsp;<i>&quot;data&quot;</i>: [<br />
        &nbsp;&nbsp;&nbsp;&nbsp;<em>{JSON.stringify(entry.sample)}</em>
        <br />
        &nbsp;&nbsp;],
        <br />
        &nbsp;&nbsp;<i>&quot;meta&quot;</i>: {'{'} … {'}'}
        <br />
        {'}'}
      </span>
    </Link>
  );
}

function Group({ anchor, label, description, count, entries }: OverviewGroup): ReactNode {
  return (
    <section className={styles.group}>
      <Heading as="h3">
        <Link to={`/docs/category/api#${anchor}`}>{label}</Link>{' '}
        <span className={styles.count}>{count}</span>
      </Heading>
      <p>{description}</p>
      <ul>
        {entries.map(({ slug, label: entry, sample }) => (
          <li key={slug}>
            <Link to={entryPage(slug)}>{entry}</Link>
            <code>{sample}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The landing page: what the API does, one value of it, and the way to every generator. */
export function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { marketplaceUrl } = siteConfig.customFields as { marketplaceUrl: string };
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <div>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Heading as="h1">Sample data that looks real, and repeats when you need it to</Heading>
          <p className={styles.lead}>
            {siteConfig.title} answers one HTTP request with one kind of value: valid in format and
            check digit, made up in content. Send the seed of a response back and you receive the
            same values again.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/category/api">
              Browse {overview.count} generators
            </Link>
            <Link className={styles.second} to={entryPage(overview.slug)}>
              Read the introduction
            </Link>
          </p>
        </div>
        <FeaturedRequest />
      </header>
      <section aria-labelledby="generators">
        <Heading as="h2" id="generators">
          What it generates
        </Heading>
        <div className={styles.groups}>
          {overview.groups.map((group) => (
            <Group key={group.name} {...group} />
          ))}
        </div>
      </section>
      <nav className={styles.more} aria-label="More">
        <Link to="/docs/custom/custom-template">
          <b>Custom template</b>
          Fill a text of your own with generated values.
        </Link>
        <Link to="/blog">
          <b>Blog</b>
          How to work with seeds, locales and counts.
        </Link>
        <Link href={marketplaceUrl}>
          <b>Subscribe</b>
          Get a key on the marketplace listing.
        </Link>
      </nav>
    </main>
  );
}
