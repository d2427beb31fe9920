import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { EXPLORER_PATH, INTRODUCTION_PATH } from '@site/src/site/urls';
import styles from './styles.module.css';

export function BeforeYouStart(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { marketplaceUrl } = siteConfig.customFields as { marketplaceUrl: string };
  return (
    <section className={styles.basics} aria-label="Before you start">
      <div>
        <Heading as="h2">Start without a key</Heading>
        <p>
          Try every generator in the <Link to={EXPLORER_PATH}>explorer</Link>, or{' '}
          <Link to={`${INTRODUCTION_PATH}#run-it-on-your-machine`}>
            run the mock server on your machine
          </Link>
          . It is free, and has no limit on requests if you start it with{' '}
          <code className="short-code">--rate 0</code>. Both return the same values as the hosted
          API.
        </p>
      </div>
      <div>
        <Heading as="h2">Plans and prices</Heading>
        <p>
          Every plan includes a key for the hosted API. Plans, prices and limits are on the{' '}
          <Link href={marketplaceUrl}>marketplace page</Link>.
        </p>
      </div>
      <div>
        <Heading as="h2">When to use Faker instead</Heading>
        <p>
          A library is enough for one programming language. The API returns the same values to every
          programming language, records that match, CSV and SQL.{' '}
          <Link to={`${INTRODUCTION_PATH}#compare-fakewright-with-faker`}>Compare with Faker</Link>
        </p>
      </div>
    </section>
  );
}
