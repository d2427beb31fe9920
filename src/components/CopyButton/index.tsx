import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { announce } from './announce';
import { copyText } from './copyText';
import styles from './styles.module.css';

/** How long the button says `Copied`, in milliseconds. */
const FEEDBACK_TIME = 2000;

interface Props {
  text: string;
  /** Accessible name, which says what is copied: `Copy path`. */
  label: string;
  className?: string;
}

/** Copies a text to the clipboard and says so; if the browser refuses, a dialog shows the text. */
export function CopyButton({ text, label, className }: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    announce('Copied');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), FEEDBACK_TIME);
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, copied && styles.copied, className)}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}
