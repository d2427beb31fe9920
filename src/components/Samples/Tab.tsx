import { createContext, useContext, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { CODE_LANGUAGE_ATTRIBUTE } from '@site/src/codeLanguage';
import { HiddenPart } from '../HiddenParts';
import styles from './styles.module.css';

/** Name of the radio group that the tabs of one list belong to. */
export const GroupContext = createContext('samples');

/** From the root element, since it survives client-side navigation even where local storage is blocked. */
export function chosenLanguage(): string | null {
  return typeof document === 'undefined'
    ? null
    : document.documentElement.getAttribute(CODE_LANGUAGE_ATTRIBUTE);
}

interface Section {
  children?: ReactNode;
}

export interface TabProps extends Section {
  label: string;
  checked?: boolean;
}

/**
 * A tab and its panel: a radio button with its label, so that tabs work without scripts. CSS `order` moves the
 * panels after all labels.
 */
export function Tab({
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
