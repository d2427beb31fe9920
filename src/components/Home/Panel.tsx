import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Exchange } from '@site/src/reference/render/overview';
import { operationPath } from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { Method } from '../Method';
import { Tab, Tabs } from '../Tabs';
import { Address } from './Address';
import styles from './styles.module.css';

interface Props {
  server: string;
  exchanges: Exchange[];
}

/** Requests and their responses, one of which is shown; all have the same height, so that the layout does not shift. */
export function Panel({ server, exchanges }: Props): ReactNode {
  if (exchanges.length === 0) return null;
  return (
    <Tabs legend="Choose a generator to see its output" className={styles.panel}>
      {exchanges.map(({ slug, label, method, address, response }, index) => (
        <Tab key={slug} label={label} checked={index === 0} panelClassName={styles.exchange}>
          <p className={styles.request}>
            <Method method={method} /> <Address server={server} address={address} />
          </p>
          <CodeBlock code={JSON.stringify(response, null, 2)} language="json" />
          <p className={styles.source}>
            <span>Recorded output: this page sends no request.</span>
            <Link to={operationPath(slug)}>
              Reference<span className="visually-hidden"> of {label}</span>
            </Link>
          </p>
        </Tab>
      ))}
    </Tabs>
  );
}
