import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { keepRecent } from '@site/src/search/recent';
import { SearchPanel } from './Panel';
import { moveFocus } from './keyboard';
import styles from './styles.module.css';

interface Props {
  /** Hands over what was typed before the dialog was there, once. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Closes the dialog when the page behind it becomes another, or another part of it. */
function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const location = useLocation();
  const first = useRef(location);
  useEffect(() => {
    if (location !== first.current) dialog.current?.close();
  }, [dialog, location]);
}

/** Opens the dialog, and closes it on a press beside it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onPress = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    const { dataset } = document.documentElement;
    element.showModal();
    dataset.searching = '';
    element.addEventListener('mousedown', onPress);
    return () => {
      element.removeEventListener('mousedown', onPress);
      delete dataset.searching;
    };
  }, [dialog]);
}

/** The search: a field, and what it finds as links. The platform's dialog keeps and returns the focus. */
export function SearchDialog({ takeTyped, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(takeTyped);
  useModal(dialog);
  useCloseOnNavigation(dialog);

  const search = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // What is typed here is for no listener of the page, such as that of the search's own keys.
    event.nativeEvent.stopPropagation();
    if (event.nativeEvent.isComposing || !field.current || !dialog.current) return;
    // In a search field, the platform's Escape would only empty it.
    if (event.key === 'Escape') dialog.current.close();
    else if (moveFocus(event, { field: field.current, dialog: dialog.current }))
      event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its links
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            value={query}
            placeholder="Search the documentation"
            aria-label="Search the documentation"
            aria-controls="search-results"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target }) => setQuery(target.value)}
          />
          <button
            type="button"
            className={styles.close}
            onClick={() => dialog.current?.close()}
            aria-label="Close search"
          >
            <kbd>Esc</kbd>
          </button>
        </div>
        <SearchPanel query={query.trim()} onSearch={search} onFollow={() => keepRecent(query)} />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd>Esc</kbd> to close
          </span>
        </p>
      </div>
    </dialog>
  );
}
