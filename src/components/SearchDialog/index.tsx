import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { isSearchShortcut } from '../SearchButton/isSearchShortcut';
import { isImeEvent } from '../isImeEvent';
import { moveFocus } from '../moveFocus';
import { SearchPanel } from './Panel';
import styles from './styles.module.css';

interface Props {
  /** Returns the text that was typed while the dialog was loading, and clears it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Closes the dialog when the location changes, even if only the hash changes. */
function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const location = useLocation();
  const first = useRef(location);
  useEffect(() => {
    if (location !== first.current) dialog.current?.close();
  }, [dialog, location]);
}

/** Renders the search: a field, and results as links. A modal `<dialog>` traps the focus and restores it. */
export function SearchDialog({ takeTyped, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(takeTyped);
  useCloseOnNavigation(dialog);
  useLayoutEffect(() => {
    const { dataset, style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
    dialog.current?.showModal();
    dataset.searching = '';
    return () => {
      delete dataset.searching;
      style.removeProperty('--scrollbar-width');
    };
  }, []);

  const close = () => {
    dialog.current?.close();
    // The `close` event comes in the next frame. Ctrl+K may be pressed before that.
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Stops the event, because document listeners, such as SearchButton's shortcuts, would handle it too.
    event.nativeEvent.stopPropagation();
    if (isImeEvent(event.nativeEvent) || !field.current) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const target = event.target as HTMLElement;
    const listLinks = () => [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[data-search-item]'),
    ];
    // Keep the selector equal to that in the style sheet.
    const isFirstMarked = event.currentTarget.querySelector(
      "#search-results:not([data-query='']) > section:first-child",
    );
    const isCommand = ctrlKey || metaKey;
    // By default, Escape in a search field only clears it.
    if (key === 'Escape') close();
    else if (isSearchShortcut(event.nativeEvent)) field.current.select();
    else if (key === 'Enter' && target === field.current) {
      // Repeats the modifier keys, which open a new tab or window.
      const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey };
      listLinks()[0]?.dispatchEvent(new MouseEvent('click', init));
    } else if (!moveFocus(event.nativeEvent, field.current, listLinks, Boolean(isFirstMarked))) {
      const isText = !isCommand && !altKey && (key.length === 1 || key === 'Backspace');
      // Moves the focus to the field, so that a character typed on a link goes into it as the default action.
      if (isText && target.matches('[data-search-item]')) field.current.focus();
      return;
    }
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is clicked
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.content}>
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
            className={clsx('clean-btn', styles.close)}
            onClick={close}
            aria-label="Close search"
          >
            <kbd>Esc</kbd>
            <span>Close</span>
          </button>
        </div>
        <SearchPanel query={query.trim()} />
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
