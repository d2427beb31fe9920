import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Names or values as code, with commas between them. */
export function CodeList({ codes }: { codes: readonly string[] }): ReactNode {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <code>{code}</code>
    </Fragment>
  ));
}
