import { Fragment } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Base URL of the API, shown muted; left out when absent. */
  server?: string;
  /** Path and query. */
  address: string;
}

/** The URL of a request, with line breaks allowed before each part and its parameters highlighted. */
export function Address({ server, address }: Props): ReactNode {
  const [path = '', query] = address.split('?');
  const pairs = query?.split('&').map((pair) => pair.split('=')) ?? [];
  return (
    <code className={clsx(styles.address, 'plain')}>
      {server && <span className="muted">{server}</span>}
      <wbr />
      {path}
      {pairs.map(([name, value], index) => (
        <Fragment key={name}>
          <wbr />
          {index === 0 ? '?' : '&'}
          <span className="code-p">{name}</span>=<span className="code-s">{value}</span>
        </Fragment>
      ))}
    </code>
  );
}
