import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { CODE_LANGUAGE_ATTRIBUTE, CODE_LANGUAGE_STORAGE } from '@site/src/codeLanguage';
import { AddressContext } from '../CodeBlock';
import { HiddenPart } from '../HiddenParts';
import styles from './styles.module.css';

/** Name of the group of radio buttons that the tabs of one list form. */
const GroupContext = createContext('samples');

/** Not from the storage, which a browser may refuse: the attribute outlasts a change of the page. */
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
 * One tab and its panel. They are a radio button with its label, so that tabs work without scripts;
 * the panels follow all labels by their order in a wrapping row.
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

/** A named sample: a request, and the response that it yields; or what all samples have in common. */
export function Sample({
  title,
  checked,
  children,
}: Section & { title: string; checked?: boolean }): ReactNode {
  return (
    <Tab label={title} checked={checked} className={styles.pill}>
      {children}
    </Tab>
  );
}

/** One request in several languages. */
export function CodeTabs({ address, children }: Section & { address: string }): ReactNode {
  const group = useId();
  return (
    <GroupContext value={group}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>Request</legend>
        <AddressContext value={address}>{children}</AddressContext>
      </fieldset>
    </GroupContext>
  );
}

const storedLanguage = createStorageSlot(CODE_LANGUAGE_STORAGE);

/**
 * A request in one language. The one that the reader has chosen is shown on all pages: by an
 * attribute of the root element, which is set before the first paint.
 */
export function CodeTab({ language, ...props }: TabProps & { language: string }): ReactNode {
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
      // Not `onChange`: React takes the first tab for checked still when the effect has checked another.
      onInput={choose}
    />
  );
}

/** A request in one language only. */
export function SampleRequest({ label, children }: Section & { label: string }): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.partTitle}>
        Request <span className={styles.partNote}>{label}</span>
      </p>
      {children}
    </section>
  );
}

/** The response to the request above it. */
export function SampleResponse({ children }: Section): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.partTitle}>Response</p>
      {children}
    </section>
  );
}
