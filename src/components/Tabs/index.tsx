import { createContext, useContext, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { CODE_LANGUAGE_ATTRIBUTE } from '@site/src/samples/codeLanguageStorage';
import { DeferredContent } from '../DeferredContent';
import styles from './styles.module.css';

/** Name of the radio group of a tab box. */
const GroupContext = createContext('');

interface TabsProps {
  legend: string;
  /** Whether the legend is visible, above the tabs. */
  hasTitle?: boolean;
  className?: string;
  /** Tabs and other elements in their row. */
  children: ReactNode;
}

/** Renders a box for code, with tabs in its head. */
export function Tabs({ legend, hasTitle, className, children }: TabsProps): ReactNode {
  return (
    <GroupContext value={useId()}>
      <fieldset className={clsx(styles.box, className)}>
        <legend className={hasTitle ? styles.title : 'visually-hidden'}>{legend}</legend>
        {children}
      </fieldset>
    </GroupContext>
  );
}

/** Renders a box with a title instead of tabs. */
export function TitledBox({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.box}>
      <p className={styles.title}>{title}</p>
      <div className={styles.only}>{children}</div>
    </section>
  );
}

/**
 * Reads the chosen language from the root element. The attribute survives client-side navigation even if local storage
 * is blocked.
 */
export function readCodeLanguage(): string | null {
  return typeof document === 'undefined'
    ? null
    : document.documentElement.getAttribute(CODE_LANGUAGE_ATTRIBUTE);
}

interface TabProps extends Pick<ComponentProps<'input'>, 'ref' | 'onInput'> {
  label: string;
  checked?: boolean;
  className?: string;
  panelClassName?: string;
  language?: string;
  children?: ReactNode;
}

/**
 * Renders a tab and its panel: a radio button with its label, so that tabs work without scripts. CSS `order` moves the
 * panels after all labels.
 */
export function Tab(props: TabProps): ReactNode {
  const { label, checked, children, className, panelClassName, language, ...radio } = props;
  const id = useId();
  const group = useContext(GroupContext);
  const isShown = checked || (language !== undefined && language === readCodeLanguage());
  return (
    <>
      <input
        {...radio}
        className="visually-hidden"
        type="radio"
        name={group}
        id={id}
        defaultChecked={checked}
      />
      <label className={clsx(styles.tab, className)} htmlFor={id} data-language={language}>
        {label}
      </label>
      <div className={clsx(styles.panel, panelClassName)} data-language={language}>
        <DeferredContent isShown={isShown}>{children}</DeferredContent>
      </div>
    </>
  );
}

export function TabButton({ className, ...props }: ComponentProps<'button'>): ReactNode {
  return <button {...props} type="button" className={clsx('clean-btn', styles.tab, className)} />;
}
