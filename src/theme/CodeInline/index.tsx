// Change: keeps short code on one line, because browsers break lines after hyphens and slashes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/CodeInline';

/** Maximum number of characters that fit into most lines. */
const MAX_UNBROKEN = 24;

/** Whether code is short, and browsers could break a line in it. */
const isShort = (code: ReactNode): boolean =>
  typeof code === 'string' && code.length <= MAX_UNBROKEN && /[-/?{\s]/.test(code);

export default function CodeInline(props: Props): ReactNode {
  const { children, className } = props;
  return (
    <code {...props} className={clsx(className, isShort(children) && 'short-code') || undefined} />
  );
}
