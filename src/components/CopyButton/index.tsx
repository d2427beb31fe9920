import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { announce } from '../announce';
import { copyText, FEEDBACK_DURATION } from './clipboard';
import styles from './styles.module.css';

interface Props {
  /** Text to copy. A function is called when the button is pressed. */
  text: string | (() => Promise<string>);
  /** Accessible name: `Copy path`. */
  label: string;
  className?: string;
  /** Called if the text cannot be loaded or copied. If omitted, the element before the button is selected. */
  onFailure?: () => void;
  children?: ReactNode;
}

/** Renders a button that copies text and announces the result. */
export function CopyButton(props: Props): ReactNode {
  const { text, label, className, onFailure, children = 'Copy' } = props;
  const [done, setDone] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const source = currentTarget.previousElementSibling;
    const isCopied = await copyText(typeof text === 'string' ? text : text());
    if (!isCopied && onFailure) return onFailure();
    if (!isCopied && source) window.getSelection()?.selectAllChildren(source);
    const message = isCopied ? 'Copied' : 'Selected';
    setDone(message);
    announce(message);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setDone(undefined), FEEDBACK_DURATION);
  };
  return (
    <button
      type="button"
      className={clsx('hydrated-only no-print', styles.button, done && styles.done, className)}
      aria-label={label}
      title={label}
      onClick={(event) => void copy(event)}
    >
      {done ?? children}
    </button>
  );
}
