import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Name of the group of radio buttons that the tabs of one list form. */
const GroupContext = createContext('samples');

interface Section {
  children?: ReactNode;
}

interface TabProps extends Section {
  label: string;
  checked?: boolean;
  className?: string;
}

/**
 * One tab and its panel. They are a radio button with its label, so that tabs work without scripts;
 * the panels follow all labels by their order in a wrapping row.
 */
function Tab({ label, checked, className, children }: TabProps): ReactNode {
  const id = useId();
  const group = useContext(GroupContext);
  return (
    <>
      <input className={styles.radio} type="radio" name={group} id={id} defaultChecked={checked} />
      <label className={className ?? styles.tab} htmlFor={id}>
        {label}
      </label>
      <div className={styles.panel}>{children}</div>
    </>
  );
}

/** A named sample: a request in several languages, and the response that it yields. */
export function Sample({
  title,
  checked,
  children,
}: Section & { title: string; checked?: boolean }) {
  return (
    <Tab label={title} checked={checked} className={styles.pill}>
      {children}
    </Tab>
  );
}

/** One request in several languages. */
export function CodeTabs({ label, children }: Section & { label: string }): ReactNode {
  const group = useId();
  return (
    <GroupContext value={group}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{label}</legend>
        {children}
      </fieldset>
    </GroupContext>
  );
}

/** A request in one language. */
export function CodeTab(props: Omit<TabProps, 'className'>): ReactNode {
  return <Tab {...props} />;
}

/** The response to the request above it. */
export function SampleResponse({ children }: Section): ReactNode {
  return (
    <section className={styles.response}>
      <p className={styles.responseTitle}>Response</p>
      {children}
    </section>
  );
}
