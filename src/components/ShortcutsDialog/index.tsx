import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { areSingleKeysOn, setSingleKeys } from '@site/src/singleKeys';
import { commandKey } from '../SearchButton/commandKey';
import styles from './styles.module.css';

function Shortcut({ keys, children }: { keys: readonly string[]; children: string }): ReactNode {
  return (
    <div className={styles.shortcut}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All keyboard shortcuts of the site, and a switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areSingleKeysOn);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Not the check box, which would turn shortcuts off with the next press of the space bar.
    button.current?.focus();
  }, []);
  const choose = (isChecked: boolean): void => {
    setSingleKeys(isChecked);
    setOn(isChecked);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts"
      onClose={onClose}
      onKeyDown={(event) => {
        // For a moment after it has been closed, the dialog still has the focus.
        if (dialog.current?.open) event.nativeEvent.stopPropagation();
      }}
    >
      <Heading as="h2" className={styles.title}>
        <span id="shortcuts">Keyboard shortcuts</span>
      </Heading>
      <dl className={styles.list}>
        <Shortcut keys={[commandKey(), 'K']}>Search</Shortcut>
        <Shortcut keys={['/']}>Search</Shortcut>
        <Shortcut keys={['?']}>Show these shortcuts</Shortcut>
        <Shortcut keys={['↑', '↓']}>Move through search results</Shortcut>
        <Shortcut keys={['Enter']}>Open a search result</Shortcut>
        <Shortcut keys={['Esc']}>Close the search or this list</Shortcut>
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => choose(target.checked)} />
        Shortcuts of a single key: <kbd>/</kbd> and <kbd>?</kbd>
      </label>
      {!areOn && <p className={styles.note}>You can return to this list from the search.</p>}
      <button
        ref={button}
        type="button"
        className="button button--primary button--sm"
        onClick={() => dialog.current?.close()}
      >
        Close
      </button>
    </dialog>
  );
}
