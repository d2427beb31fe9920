import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { announce, copyText, FEEDBACK_TIME } from './clipboard';
import styles from './styles.module.css';

interface Props {
  /** Label of the element before the button. */
  text: string;
  /** Accessible name, which says what is copied: `Copy path`. */
  label: string;
  className?: string;
}

/** Copies a text and announces it. If the browser blocks copying, selects the element before the button. */
export function CopyButton({ text, label, className }: Props): ReactNode {
  const [done, setDone] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const source = currentTarget.previousElementSibling;
    const isCopied = await copyText(text);
    if (!isCopied && source) window.getSelection()?.selectAllChildren(source);
    const message = isCopied ? 'Copied' : 'Selected';
    setDone(message);
    announce(message);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setDone(undefined), FEEDBACK_TIME);
  };
  return (
    <button
      type="button"
      className={clsx('hydrated-only no-print', styles.button, done && styles.done, className)}
      aria-label={label}
      title={label}
      onClick={(event) => void copy(event)}
    >
      {done ?? 'Copy'}
    </button>
  );
}
