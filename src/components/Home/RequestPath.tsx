import { Fragment } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Path and query. */
  address: string;
}

/** Path and query of a request, with line breaks allowed before each part and its parameters highlighted. */
export function RequestPath({ address }: Props): ReactNode {
  const [path = '', query] = address.split('?');
  const pairs = query?.split('&').map((pair) => pair.split('=')) ?? [];
  return (
    <code className={clsx(styles.address, 'plain')}>
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
