import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { HomeData } from '@site/src/reference/render/homeData';
import {
  CATALOGUE_PATH,
  EXPLORER_PATH,
  INTRODUCTION_PATH,
  operationPath,
} from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { Tab, Tabs } from '../Tabs';
import styles from './styles.module.css';

/** Renders tabs with a request and its response. All tabs have the same height, so that the layout does not shift. */
function Panel({ exchanges }: { exchanges: HomeData['featured'] }): ReactNode {
  return (
    <Tabs legend="Choose a generator to see its output" className={clsx(styles.tabs, styles.panel)}>
      {exchanges.map(({ slug, label, request, response }, index) => (
        <Tab
          key={slug}
          label={label}
          checked={index === 0}
          panelClassName={clsx(styles.stacked, styles.exchange)}
        >
          <CodeBlock {...request} title="Request" isWrapped />
          <CodeBlock title="Response" code={response} language="json" />
          <p className={styles.source}>
            <span>Recorded response, not a live call. The mock server takes any key.</span>
            <Link to={operationPath(slug)}>{label} reference</Link>
          </p>
        </Tab>
      ))}
    </Tabs>
  );
}

export function Hero({ count, featured }: Pick<HomeData, 'count' | 'featured'>): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <Heading as="h1">Realistic fake data, the same every time you need it to be</Heading>
        <p className={styles.lead}>
          {`Names, addresses, IBANs, whole orders: choose one of ${count} generators, send one request, get JSON. Add a seed, and every test run gets the same values. All people, accounts and orders are invented.`}
        </p>
        <p className={clsx(styles.actions, 'no-print')}>
          <Link className="button button--primary button--lg" to={CATALOGUE_PATH}>
            Browse {count} generators
          </Link>
          <Link className="button button--outline button--primary button--lg" to={EXPLORER_PATH}>
            Try it, no key needed
          </Link>
          <Link className={styles.second} to={INTRODUCTION_PATH}>
            Get started
          </Link>
        </p>
      </div>
      <Panel exchanges={featured} />
    </header>
  );
}
