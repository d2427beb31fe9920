import { Fragment } from 'react';
import type { ReactNode } from 'react';
import CodeInline from '@theme/CodeInline';

/** Names or values as code, with commas between them. */
export function CodeList({ codes }: { codes: readonly string[] }): ReactNode {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <CodeInline>{code}</CodeInline>
    </Fragment>
  ));
}
