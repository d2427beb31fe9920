import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { CatalogueGroup } from '@site/src/api/catalogue';
import catalogue from '@site/.api/catalogue.json';
import styles from './styles.module.css';

/** Generators that a group shows before its reader has chosen it. */
const SHOWN_PER_GROUP = 4;

function entryPage(slug: string): string {
  return `/docs/api/${slug}`;
}

/** A generator to show off with: the first one whose sample is a value to look at. */
function featuredEntry() {
  const entries = catalogue.groups.flatMap((group) => group.entries);
  return (
    entries.find(({ path, sample }) => path.endsWith('/iban') && sample !== '') ??
    entries.find(({ sample }) => sample !== '') ??
    entries[0]
  );
}

function FeaturedRequest(): ReactNode {
  const entry = featuredEntry();
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

function Group({ anchor, label, description, entries }: CatalogueGroup): ReactNode {
  return (
    <section className={styles.group}>
      <Heading as="h3">
        <Link to={`/docs/category/api#${anchor}`}>{label}</Link>{' '}
        <span className={styles.count}>{entries.length}</span>
      </Heading>
      <p>{description}</p>
      <ul>
        {entries.slice(0, SHOWN_PER_GROUP).map(({ slug, label: entry, sample }) => (
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
              Browse {catalogue.count} generators
            </Link>
            <Link className={styles.second} to={entryPage(catalogue.slug)}>
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
          {catalogue.groups.map((group) => (
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
