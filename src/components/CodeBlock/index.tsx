import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CopyButton } from '../CopyButton';
import { plainText } from '../../samples/highlightedCode';
import type { HighlightedCode } from '../../samples/highlightedCode';
import { codeToHtml } from './codeToHtml';
import styles from './styles.module.css';

/** Languages whose long lines may wrap, because wrapped rows are still read as one line. */
const WRAPPED: readonly (string | undefined)[] = ['bash', 'json'];

/** Maximum number of lines without a scrollbar on small screens. Longer code scrolls in its box. */
const MAX_LINES = 40;

interface Props {
  /** Highlighted tokens, or text. JSON text is highlighted here. */
  code: string | HighlightedCode;
  language?: string;
  title?: string;
  /** Whether long lines wrap. If omitted, they wrap in shell commands and JSON. */
  isWrapped?: boolean;
  /** Whether the block is part of a box that has the copy button in its head. */
  isInBox?: boolean;
}

export function CodeBlock({
  code,
  language,
  title,
  isWrapped = WRAPPED.includes(language),
  isInBox,
}: Props): ReactNode {
  const text = plainText(code);
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
          text.split('\n').length > MAX_LINES && 'long-code',
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be focusable
        tabIndex={0}
        role="group"
        aria-label={title ?? (language ? `${language} code` : 'Code')}
        translate="no"
      >
        <code
          className={language && `language-${language}`}
          dangerouslySetInnerHTML={{ __html: codeToHtml(code, { language, isWrapped }) }}
        />
      </pre>
      <CopyButton className={styles.copy} text={text} label="Copy code" />
    </div>
  );
}
