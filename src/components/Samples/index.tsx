import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { CODE_LANGUAGE_ATTRIBUTE, CODE_LANGUAGE_STORAGE } from '@site/src/codeLanguage';
import type { OperationPageData } from '@site/src/reference/print/pageData';
import { fillPlaceholders } from '@site/src/reference/view/requests/placeholders';
import type { CodeView, RequestCodeView } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';
import { escapeHtml, toHtml } from '../CodeBlock/toHtml';
import { HiddenPart } from '../HiddenParts';
import { resolveShared } from '../shared';
import styles from './styles.module.css';

/** Name of the radio group that the tabs of one list belong to. */
const GroupContext = createContext('samples');

/** From the root element, since it survives client-side navigation even where local storage is blocked. */
function chosenLanguage(): string | null {
  return typeof document === 'undefined'
    ? null
    : document.documentElement.getAttribute(CODE_LANGUAGE_ATTRIBUTE);
}

interface Section {
  children?: ReactNode;
}

interface TabProps extends Section {
  label: string;
  checked?: boolean;
}

/**
 * A tab and its panel: a radio button with its label, so that tabs work without scripts. CSS `order` moves the
 * panels after all labels.
 */
function Tab({
  label,
  checked,
  children,
  className,
  panelClassName,
  language,
  ...radio
}: TabProps & {
  className?: string;
  panelClassName?: string;
  language?: string;
} & Pick<ComponentProps<'input'>, 'ref' | 'onInput'>): ReactNode {
  const id = useId();
  const group = useContext(GroupContext);
  const isShown = checked || (language !== undefined && language === chosenLanguage());
  return (
    <>
      <input
        {...radio}
        className={styles.radio}
        type="radio"
        name={group}
        id={id}
        defaultChecked={checked}
      />
      <label className={className} htmlFor={id} data-language={language}>
        {label}
      </label>
      <div className={clsx(styles.panel, panelClassName)} data-language={language}>
        <HiddenPart isShown={isShown}>{children}</HiddenPart>
      </div>
    </>
  );
}

const storedLanguage = createStorageSlot(CODE_LANGUAGE_STORAGE);

/**
 * The tab of one language. The reader's choice applies to all pages: an attribute of the root element, set
 * before the first paint, selects the panel.
 */
function CodeTab({ language, ...props }: TabProps & { language: string }): ReactNode {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (radio.current && language === chosenLanguage()) radio.current.checked = true;
  }, [language]);
  const choose = (): void => {
    storedLanguage.set(language);
    document.documentElement.setAttribute(CODE_LANGUAGE_ATTRIBUTE, language);
  };
  return (
    <Tab
      {...props}
      ref={radio}
      language={language}
      className={clsx(styles.tab, 'code-language-tab')}
      panelClassName="code-language-panel"
      // Not `onChange`, which does not fire for the first tab after the effect has checked another: React thinks it is still checked.
      onInput={choose}
    />
  );
}

interface RequestProps {
  codes: readonly RequestCodeView[];
  address: string;
  /** The response's type, for languages that use it. */
  type?: CodeView;
}

/** One request in several languages. */
function CodeTabs({ codes, ...own }: RequestProps): ReactNode {
  const group = useId();
  return (
    <GroupContext value={group}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>Request</legend>
        {codes.map((code, index) => (
          <CodeTab key={code.key} language={code.key} label={code.label} checked={index === 0}>
            <RequestCode {...own} code={code} />
          </CodeTab>
        ))}
      </fieldset>
    </GroupContext>
  );
}

/** A request in one language only. */
function SingleRequest({ codes: [code], ...own }: RequestProps): ReactNode {
  if (!code) return null;
  return (
    <section className={styles.part}>
      <p className={styles.partTitle}>
        Request <span className={styles.partNote}>{code.label}</span>
      </p>
      <RequestCode {...own} code={code} />
    </section>
  );
}

/** The code of a request, its placeholders replaced. */
function RequestCode({
  code,
  address,
  type,
}: Omit<RequestProps, 'codes'> & { code: RequestCodeView }): ReactNode {
  const html = { ...code, text: toHtml(code.text, code.tokens) };
  return (
    <CodeBlock
      code={fillPlaceholders(code, { address, type: type?.text })}
      html={fillPlaceholders(html, {
        address: escapeHtml(address),
        type: type && toHtml(type.text, type.tokens),
      })}
      language={code.language}
    />
  );
}

/** The response of a sample. */
function SampleResponse({ text, tokens, language }: CodeView): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.partTitle}>Response</p>
      <CodeBlock code={text} tokens={tokens} language={language} />
    </section>
  );
}

/** The tab of a sample, or of the type that all samples share. */
function Sample({
  title,
  checked,
  children,
}: Omit<TabProps, 'label'> & { title: string }): ReactNode {
  return (
    <Tab label={title} checked={checked} className={styles.pill}>
      {children}
    </Tab>
  );
}

/** All samples of an operation; the column is sticky on wide screens. */
export function Samples({
  samples,
  type,
  declaration,
}: Pick<OperationPageData, 'samples' | 'type' | 'declaration'>): ReactNode {
  const first = resolveShared(samples[0]?.codes ?? []);
  return (
    <aside className={styles.samples} aria-label="Samples">
      <fieldset className={clsx(styles.sampleList, 'tabs-list')}>
        <legend className={styles.samplesTitle}>Samples</legend>
        {samples.map(({ title, address, codes = first.slice(0, 1), response }, index) => (
          <Sample key={title} title={title} checked={index === 0}>
            <Request codes={resolveShared(codes)} address={address} type={type} />
            {response && <SampleResponse {...response} />}
          </Sample>
        ))}
        {declaration && (
          <Sample title="TypeScript type">
            <CodeBlock
              code={declaration.text}
              tokens={declaration.tokens}
              language={declaration.language}
            />
          </Sample>
        )}
      </fieldset>
    </aside>
  );
}

function Request(props: RequestProps): ReactNode {
  return props.codes.length > 1 ? <CodeTabs {...props} /> : <SingleRequest {...props} />;
}
