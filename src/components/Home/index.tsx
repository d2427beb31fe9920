import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import overview from '@generated/reference/default/overview.json';
import { operationPath } from '@site/src/reference/site';
import { GroupCard, GroupCards } from '../ApiInfo';
import { Demonstrations } from './Demonstrations';
import { Panel } from './Panel';
import { Ways } from './Ways';
import styles from './styles.module.css';

/** The landing page: what the API does, sample values, and links to every generator. */
export function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <div>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Heading as="h1">Sample data that looks real, and repeats when you need it to</Heading>
          <p className={styles.lead}>
            {`${siteConfig.title} returns sample values over HTTP, one kind for each request. They look like the real thing; people, accounts and orders are made up.`}
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/category/api">
              Browse {overview.count} generators
            </Link>
            <Link
              className={styles.second}
              to={`${operationPath(overview.slug)}#make-a-first-request`}
            >
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
        <GroupCards>
          {overview.groups.map(({ name, anchor, ...group }) => (
            <GroupCard key={name} {...group} to={`/docs/category/api#${anchor}`} />
          ))}
        </GroupCards>
      </section>
      <Ways slug={overview.slug} count={overview.count} />
    </main>
  );
}
