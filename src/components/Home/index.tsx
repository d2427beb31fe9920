import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import overview from '@generated/reference/default/overview.json';
import { CATALOGUE_PATH, INTRODUCTION_PATH } from '@site/src/site/urls';
import { Demonstrations } from './Demonstrations';
import { Panel } from './Panel';
import { Ways } from './Ways';
import styles from './styles.module.css';

/** The landing page: what the API does, sample values, and links to every generator. */
export function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="One HTTP API for realistic sample data: people, addresses, payment details, internet identifiers, dates and more, repeatable with a seed."
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <div>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <Heading as="h1">Sample data that looks real, and repeats when you need it to</Heading>
            <p className={styles.lead}>
              {`${siteConfig.title} returns sample values over HTTP, one kind for each request. They look like the real thing; people, accounts and orders are made up.`}
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to={CATALOGUE_PATH}>
                Browse {overview.count} generators
              </Link>
              <Link className={styles.second} to={`${INTRODUCTION_PATH}#make-a-first-request`}>
                Make a first request
              </Link>
            </p>
          </div>
          <Panel server={overview.server} exchanges={overview.featured} />
        </header>
        <Demonstrations {...overview} />
        <section aria-labelledby="generators">
          <Heading as="h2" id="generators">
            What it generates
          </Heading>
          <div className={styles.cards}>
            {overview.groups.map(({ name, label, description, count, sample, anchor }) => (
              <Link
                key={name}
                className={clsx(styles.group, 'box')}
                to={`${CATALOGUE_PATH}#${anchor}`}
              >
                <span>
                  <b>{label}</b> <span className="small-print">{count}</span>
                </span>
                {description}
                {sample && <code className="plain text--truncate">{sample}</code>}
              </Link>
            ))}
          </div>
        </section>
        <Ways count={overview.count} />
      </main>
    </Layout>
  );
}
