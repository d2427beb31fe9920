import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { Exchange } from '@site/src/reference/print/overview';
import { operationPath } from '@site/src/reference/site';
import { CodeBlock } from '../CodeBlock';
import { Method } from '../Method';
import { Address } from './Address';
import styles from './styles.module.css';

interface Props {
  server: string;
  exchanges: Exchange[];
}

/**
 * Requests and their responses, one of which is shown. They are radio buttons, so that they work without
 * scripts; all have the same height, so that the layout does not shift.
 */
export function Panel({ server, exchanges }: Props): ReactNode {
  const group = useId();
  if (exchanges.length === 0) return null;
  return (
    <fieldset className={clsx(styles.panel, 'ink')}>
      <legend className="visually-hidden">Choose a generator to see its output</legend>
      {exchanges.map(({ slug, label, method, address, response, tokens }, index) => (
        <Fragment key={slug}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            id={`${group}${slug}`}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${group}${slug}`}>{label}</label>
          <div className={styles.exchange}>
            <p className={styles.request}>
              <Method method={method} /> <Address server={server} address={address} />
            </p>
            <CodeBlock code={response} tokens={tokens} language="json" />
            <p className={styles.source}>
              <span>Recorded output: this page sends no request.</span>
              <Link to={operationPath(slug)}>
                Reference<span className="visually-hidden"> of {label}</span>
              </Link>
            </p>
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
