import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { downloadLinks } from '@site/src/site/downloads';
import { EXPLORER_PATH, INTRODUCTION_PATH } from '@site/src/site/urls';
import styles from './styles.module.css';

interface Props {
  /** Number of generators. */
  count: number;
}

/** Links from the landing page to other parts of the site. */
export function Ways({ count }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { marketplaceUrl } = siteConfig.customFields as { marketplaceUrl: string };
  return (
    <section aria-labelledby="ways">
      <Heading as="h2" id="ways">
        Where to start
      </Heading>
      <div className={clsx(styles.cards, styles.ways)}>
        <Link className="box" to={INTRODUCTION_PATH}>
          <b>Introduction</b>
          A first request, keys, locales, errors and limits, and the API on your machine.
        </Link>
        <Link className="box" to="/docs/category/api">
          <b>Catalogue</b>
          All {count} generators on one page, with a filter by name, tag and parameter.
        </Link>
        <Link className="box" to={EXPLORER_PATH}>
          <b>Explorer</b>
          Try every generator in your browser. You need no key, and nothing is sent.
        </Link>
        <Link className="box" to="/docs/custom/custom-template">
          <b>Custom template and records</b>
          Your own texts and records, filled with values from other generators.
        </Link>
        <Link className="box" href={marketplaceUrl}>
          <b>Subscribe</b>
          Choose a plan on the marketplace page, and get a key.
        </Link>
        <div className="box">
          <b>Downloads</b>
          <ul className="clean-list">
            {downloadLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
