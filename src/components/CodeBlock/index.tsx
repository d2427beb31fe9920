import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ADDRESS_PLACEHOLDER } from '@site/src/reference/view/requests/address';
import { CopyButton } from '../CopyButton';
import { escapeHtml, toHtml } from './toHtml';
import styles from './styles.module.css';

interface Props {
  code: string;
  /** Letters of kinds of token with their lengths, `k6_1s12`; see `src/reference/view/highlight.ts`. */
  tokens?: string;
  language?: string;
  title?: string;
}

/** Path and query that the code in it requests, where it has a placeholder for them. */
export const AddressContext = createContext(ADDRESS_PLACEHOLDER);

/** Code in a box of its own that scrolls, with a button that copies it. */
export function CodeBlock({ code, tokens = '', language, title }: Props): ReactNode {
  const address = useContext(AddressContext);
  const html = toHtml(code, tokens).replaceAll(ADDRESS_PLACEHOLDER, () => escapeHtml(address));
  return (
    <div className={clsx('theme-code-block', styles.block)}>
      {title && <p className={styles.title}>{title}</p>}
      <pre
        className={styles.code}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={title ?? (language ? `${language} code` : 'Code')}
        translate="no"
      >
        <code
          className={language && `language-${language}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <CopyButton
        className={styles.copy}
        text={code.replaceAll(ADDRESS_PLACEHOLDER, () => address)}
        label="Copy code"
      />
    </div>
  );
}
