import { Fragment } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Path and query. */
  requestTarget: string;
}

/** Renders path and query of a request with highlighted parameters. It can break before each segment. */
export function RequestPath({ requestTarget }: Props): ReactNode {
  const [path = '', query] = requestTarget.split('?');
  const pairs = query?.split('&').map((pair) => pair.split('=')) ?? [];
  return (
    <code className={clsx(styles.target, 'plain')}>
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
