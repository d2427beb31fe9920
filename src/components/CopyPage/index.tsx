import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/** @throws Error if the file cannot be loaded. */
async function readFile(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return response.text();
}

/** Adds two controls above the title: a button that copies the page as Markdown, and a link to the Markdown file. */
export function CopyPage({ children }: { children: ReactNode }): ReactNode {
  const href = `${useLocation().pathname}.md`;
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      {children}
      <div className={clsx('no-print', styles.actions)}>
        <CopyButton
          text={() => readFile(href)}
          label="Copy page as Markdown"
          onFailure={() => window.location.assign(href)}
        >
          Copy page
        </CopyButton>
        {/* oxlint-disable-next-line react/forbid-elements -- a file, not a route */}
        <a href={href}>View as Markdown</a>
      </div>
    </div>
  );
}
