// Change: keeps short code on one line, as browsers break lines after hyphens and slashes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/CodeInline';

/** Characters that fit into most lines. */
const MAX_UNBROKEN = 24;

/** Whether it is short, and browsers may break a line in it. */
const isShort = (code: ReactNode): boolean =>
  typeof code === 'string' && code.length <= MAX_UNBROKEN && /[-/?{\s]/.test(code);

export default function CodeInline(props: Props): ReactNode {
  const { children, className } = props;
  return (
    <code {...props} className={clsx(className, isShort(children) && 'short-code') || undefined} />
  );
}
