import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchDialog } from '@site/src/components/SearchDialog';
import { isImeEvent } from '../isImeEvent';
import { loadChunk, OutdatedPageError } from '../LoadError/loadChunk';
import { LoadError } from '../LoadError';
import { isSearchShortcut } from './isSearchShortcut';
import { onOpenSearch } from './openSearch';
import styles from './styles.module.css';

/** Loads the chunk with the dialog and MiniSearch. */
const load = () => import('@site/src/components/SearchDialog');
const preload = () => void load().catch(() => undefined);

/** Returns the modifier key of the shortcut on this computer. */
const commandKey = () => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');

/**
 * Renders a button that opens the search dialog, as Ctrl+K and ⌘K do. Without scripts, the button is a link to the
 * catalogue. The dialog is in a separate chunk.
 */
export function SearchButton(): ReactNode {
  const isBrowser = useIsBrowser();
  const href = useBaseUrl('/docs/category/api');
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [error, setError] = useState<Error>();
  // Text that is typed while the dialog loads; otherwise undefined.
  const typed = useRef<string>(undefined);

  const open = () => {
    typed.current ??= '';
    loadChunk(load).then(
      (module) => {
        setError(undefined);
        setDialog(() => module.SearchDialog);
      },
      (failure: Error) => {
        typed.current = undefined;
        setError(failure);
      },
    );
  };

  const takeTyped = () => {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  };

  useEffect(
    () =>
      onOpenSearch((query) => {
        typed.current = query;
        open();
      }),
    [],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isImeEvent(event)) return;
      const { key, ctrlKey, metaKey } = event;
      const isText = !ctrlKey && !metaKey && key.length < 2;
      if (isSearchShortcut(event)) {
        if (!Dialog) open();
      } else if (typed.current !== undefined && isText) typed.current += key;
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
        <span>{error ? 'Retry search' : 'Search'}</span>
        <kbd>{`${isBrowser ? commandKey() : 'Ctrl'} K`}</kbd>
      </Tag>
      {error instanceof OutdatedPageError &&
        createPortal(<LoadError error={error} onRetry={open} isAbovePage />, document.body)}
      {Dialog && <Dialog takeTyped={takeTyped} onClose={() => setDialog(undefined)} />}
    </>
  );
}
