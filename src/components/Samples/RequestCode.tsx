import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  CODE_LANGUAGE_ATTRIBUTE,
  CODE_LANGUAGE_STORAGE,
} from '@site/src/samples/codeLanguageStorage';
import { describeNeeds } from '@site/src/reference/model/headingsAndLabels';
import type { HighlightedCode } from '@site/src/samples/highlightedCode';
import { fillSlots } from '@site/src/samples/slots';
import type { RequestCodeView } from '@site/src/reference/model/types';
import { CodeBlock } from '../CodeBlock';
import { readCodeLanguage, Tab, TabButton, Tabs, TitledBox } from '../Tabs';
import styles from './styles.module.css';

const storedLanguage = createStorageSlot(CODE_LANGUAGE_STORAGE);

/** Stores a language, and selects it in all requests of the page. */
function choose(language: string): void {
  storedLanguage.set(language);
  document.documentElement.setAttribute(CODE_LANGUAGE_ATTRIBUTE, language);
  const tabs = document.querySelectorAll<HTMLLabelElement>(
    `.code-language-tab[data-language='${language}']`,
  );
  for (const { control } of tabs) if (control instanceof HTMLInputElement) control.checked = true;
}

/**
 * Renders the tab of a programming language. The reader's choice applies to all pages: an attribute of the root
 * element, set before the first paint, selects the panel.
 */
function CodeTab({
  language,
  className,
  onChoose,
  ...props
}: ComponentProps<typeof Tab> & {
  language: string;
  onChoose: () => void;
}): ReactNode {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (radio.current && language === readCodeLanguage()) radio.current.checked = true;
  }, [language]);
  return (
    <Tab
      {...props}
      ref={radio}
      language={language}
      className={clsx(className, 'code-language-tab')}
      panelClassName="code-language-panel"
      // `onChange` would not fire for the first tab after the effect has checked another tab, because in React's state
      // the first tab is still checked.
      onInput={() => {
        choose(language);
        onChoose();
      }}
    />
  );
}

export interface RequestCodeProps {
  codes: readonly RequestCodeView[];
  requestTarget: string;
  /** The response's type, for languages that use it. */
  type?: HighlightedCode;
}

/** Number of tabs in the first row. "More" shows the remaining tabs. The chosen tab is always visible. */
const FIRST_LANGUAGES = 4;

/**
 * Returns the class of a tab that is always hidden in the first row, or of the last tab, which is hidden in narrow windows.
 */
function classOf(index: number): string | undefined {
  if (index >= FIRST_LANGUAGES) return styles.further;
  return index === FIRST_LANGUAGES - 1 ? styles.last : undefined;
}

function CodeTabs({ codes, ...own }: RequestCodeProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tabs legend="Request" className={clsx(styles.codes, isOpen && styles.open)}>
      {codes.map((code, index) => (
        <CodeTab
          key={code.key}
          language={code.key}
          label={code.label}
          checked={index === 0}
          className={classOf(index)}
          onChoose={() => setOpen(false)}
        >
          <RequestCodeBlock {...own} code={code} />
          <p className={styles.needs}>{describeNeeds(code.needs)}</p>
        </CodeTab>
      ))}
      <TabButton className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Less' : 'More'}
        {!isOpen && <span className="visually-hidden"> languages</span>}
      </TabButton>
    </Tabs>
  );
}

/** Renders a request in one language. The requirements of the language are below the first sample of the page only. */
function SingleRequest({ codes: [code], ...own }: RequestCodeProps): ReactNode {
  if (!code) return null;
  return (
    <TitledBox title={`Request: ${code.label}`}>
      <RequestCodeBlock {...own} code={code} />
    </TitledBox>
  );
}

/** Renders the code of a request, with filled slots. */
function RequestCodeBlock({
  code: { code, language },
  requestTarget,
  type,
}: Omit<RequestCodeProps, 'codes'> & { code: RequestCodeView }): ReactNode {
  return (
    <CodeBlock
      code={fillSlots(code, { requestTarget, type })}
      language={language}
      isWrapped
      isInBox
    />
  );
}

/** Renders a request in all available languages. */
export function RequestCode(props: RequestCodeProps): ReactNode {
  return props.codes.length > 1 ? <CodeTabs {...props} /> : <SingleRequest {...props} />;
}
