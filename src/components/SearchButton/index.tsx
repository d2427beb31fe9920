import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchDialog } from '@site/src/components/SearchDialog';
import type { ShortcutsDialog } from '@site/src/components/ShortcutsDialog';
import { areSingleKeysOn } from '@site/src/singleKeys';
import { commandKey } from './commandKey';
import styles from './styles.module.css';

/** Loads the chunk with the dialog and MiniSearch. */
const load = () => import('@site/src/components/SearchDialog');
const preload = () => void load();

/**
 * Opens the search dialog, as do Ctrl+K or ⌘K, and `/` outside of fields; `?` lists the shortcuts. Without scripts
 * it is a link to the catalogue. This is in the main chunk; each dialog is in one of its own.
 */
export function SearchButton(): ReactNode {
  const isBrowser = useIsBrowser();
  const href = useBaseUrl('/docs/category/api');
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [Shortcuts, setShortcuts] = useState<typeof ShortcutsDialog>();
  const [hasFailed, setFailed] = useState(false);
  // What is typed while the dialog is loading; undefined when it is not.
  const typed = useRef<string>(undefined);

  const open = () => {
    typed.current ??= '';
    load().then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        typed.current = undefined;
        setFailed(true);
      },
    );
  };

  const showShortcuts = () => {
    import('@site/src/components/ShortcutsDialog').then(
      (module) => setShortcuts(() => module.ShortcutsDialog),
      // The key can be pressed again.
      () => undefined,
    );
  };

  const takeTyped = () => {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const target = event.target as HTMLElement;
      const isCommand = ctrlKey || metaKey;
      const isSingleKey =
        (key === '/' || key === '?') &&
        !isCommand &&
        typed.current === undefined &&
        !target.matches('input,textarea,select,[contenteditable]') &&
        areSingleKeysOn();
      if (isSingleKey && key === '?') showShortcuts();
      else if (isSingleKey || (isCommand && key === 'k')) {
        if (!Dialog) open();
      } else if (typed.current !== undefined && !isCommand && key.length < 2) typed.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [Dialog]);

  const Tag = isBrowser ? 'button' : 'a';
  return (
    <>
      <Tag
        className={styles.button}
        onClick={open}
        onFocus={preload}
        onMouseEnter={preload}
        {...(isBrowser ? { 'aria-haspopup': 'dialog' } : { href })}
      >
        <span>{hasFailed ? 'Retry search' : 'Search'}</span>
        <kbd>{`${isBrowser ? commandKey() : 'Ctrl'} K`}</kbd>
      </Tag>
      {Dialog && (
        <Dialog
          takeTyped={takeTyped}
          onShortcuts={showShortcuts}
          onClose={() => setDialog(undefined)}
        />
      )}
      {Shortcuts && <Shortcuts onClose={() => setShortcuts(undefined)} />}
    </>
  );
}
