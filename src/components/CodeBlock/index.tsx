import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CopyButton } from '../CopyButton';
import { jsonTokens } from './jsonTokens';
import { toHtml, wrapLines } from './toHtml';
import styles from './styles.module.css';

/** Languages whose lines can be wrapped and are still read as one. */
const WRAPPED: readonly (string | undefined)[] = ['bash', 'json'];

/** Longer code scrolls in its box on small screens. */
const MOST_LINES = 40;

interface Props {
  code: string;
  /** Highlighting, `k6_1s12`; see `src/samples/highlight.ts`. JSON needs none. */
  tokens?: string;
  /** The highlighted code as HTML; from `code` and `tokens` if absent. */
  html?: string;
  language?: string;
  title?: string;
  /** Whether long lines wrap. If omitted, those of shell commands and JSON do. */
  isWrapped?: boolean;
  /** Whether it is part of a box, in whose head it has its copy button. */
  isInBox?: boolean;
}

/** A code block with a copy button. */
export function CodeBlock({
  code,
  language,
  tokens = language === 'json' ? jsonTokens(code) : '',
  html = toHtml(code, tokens, language === 'json'),
  title,
  isWrapped = WRAPPED.includes(language),
  isInBox,
}: Props): ReactNode {
  return (
    <div
      className={clsx('theme-code-block', isInBox ? styles.inBox : styles.block)}
      data-language={isInBox || title ? undefined : (language ?? 'text')}
    >
      {title && <p className={styles.title}>{title}</p>}
      <pre
        className={clsx(
          styles.code,
          isWrapped && styles.wrapped,
          code.split('\n').length > MOST_LINES && 'long-code',
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be focusable
        tabIndex={0}
        role="group"
        aria-label={title ?? (language ? `${language} code` : 'Code')}
        translate="no"
      >
        <code
          className={language && `language-${language}`}
          dangerouslySetInnerHTML={{ __html: isWrapped ? wrapLines(html) : html }}
        />
      </pre>
      <CopyButton className={styles.copy} text={code} label="Copy code" />
    </div>
  );
}
