import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { Home } from '@site/src/components/Home';

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="One HTTP API for realistic sample data: people, addresses, payment details, internet identifiers, dates and more, repeatable with a seed."
    >
      <Home />
    </Layout>
  );
}
