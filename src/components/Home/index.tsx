import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import homeData from '@generated/reference/default/homeData.json';
import { BeforeYouStart } from './BeforeYouStart';
import { OutputFormats } from './OutputFormats';
import { Tags } from './Tags';
import { Hero } from './Hero';
import { SeedDemo } from './SeedDemo';
import styles from './styles.module.css';

export function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { repeats, formats, languages } = homeData;
  return (
    <Layout
      title={siteConfig.tagline}
      description="One HTTP API for realistic fake data: people, addresses, payment details, internet identifiers, dates and more. The same seed returns the same values."
    >
      <main className={styles.home}>
        <Hero {...homeData} />
        <BeforeYouStart />
        {repeats && <SeedDemo {...repeats} />}
        {formats && <OutputFormats {...formats} languages={languages} />}
        <Tags {...homeData} />
      </main>
    </Layout>
  );
}
