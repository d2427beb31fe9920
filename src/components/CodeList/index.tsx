import { Fragment } from 'react';
import type { ReactNode } from 'react';
import CodeInline from '@theme/CodeInline';

/** Renders names or values as code, separated by commas. */
export function CodeList({ codes }: { codes: readonly string[] }): ReactNode {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <CodeInline>{code}</CodeInline>
    </Fragment>
  ));
}
