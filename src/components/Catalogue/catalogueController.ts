import type { CatalogueGroup } from '@site/src/reference/print/catalogue';
import type { EntryList } from './entries';
import { createTest, listCandidates, NO_FILTER, readFilter, writeFilter } from './filter';
import type { FilterForm } from './form';

/** Milliseconds. Browsers refuse `replaceState` on every keystroke. */
const ADDRESS_DELAY = 300;

/** The parts of the page that the controller reads and changes. */
export interface CatalogueParts {
  form: FilterForm;
  list: EntryList;
  /** Says how many entries are shown. */
  status: Pick<HTMLElement, 'textContent'>;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What the fields, the list and the browser's history do to the catalogue. */
export interface CatalogueController {
  /** Applies the filter in the URL, now and after each `popstate`, until the returned function is called. */
  connect: () => () => void;
  /** Applies the fields while the reader types; the URL follows when they pause. */
  handleInput: () => void;
  /** Applies a choice of the reader's, as a new entry in the history. */
  handleChoice: () => void;
  /** Clears the fields and moves the focus to the query. */
  reset: () => void;
  /** Writes the fields to the URL, if they are not there yet, so that Back returns to this list. */
  saveAddress: () => void;
  openFirst: () => void;
  /** A key in the query field. Returns whether its default action is to be prevented. */
  handleFieldKey: (key: string) => boolean;
  /** A key in the list. Returns whether its default action is to be prevented. */
  handleListKey: (press: KeyPress) => boolean;
}

/** Keeps the fields, the shown entries and the URL of the catalogue in step. */
export function createCatalogueController(
  groups: readonly CatalogueGroup[],
  { form, list, status }: CatalogueParts,
): CatalogueController {
  const candidates = listCandidates(groups);
  const { pathname } = window.location;
  let timer: number | undefined;

  /** Whether the URL is that of another page, which is still loading while the catalogue is shown. */
  const isLeft = (): boolean => window.location.pathname !== pathname;

  const apply = (): void => {
    const test = createTest(form.read());
    const shown = list.show((index) => {
      const candidate = candidates[index];
      return candidate !== undefined && test(candidate);
    });
    const total = candidates.length;
    status.textContent =
      shown === total ? `${total} generators` : `${shown} of ${total} generators`;
  };
  const saveAddress = (): void => {
    window.clearTimeout(timer);
    const { history, location } = window;
    if (isLeft()) return;
    const address = pathname + writeFilter(form.read()) + location.hash;
    history.replaceState(history.state, '', address);
  };
  const handleChoice = (): void => {
    apply();
    window.clearTimeout(timer);
    const { history, location } = window;
    const search = writeFilter(form.read());
    // Not through React Router: Docusaurus would move the focus to the top, as for another page.
    if (search !== location.search) history.pushState(null, '', pathname + search);
  };
  const reset = (): void => {
    form.fill(NO_FILTER);
    handleChoice();
    form.focus();
  };
  const findFirst = (): HTMLElement | undefined => {
    list.finish();
    return list.findFirstLink();
  };

  return {
    connect: () => {
      const applyAddress = (): void => {
        if (isLeft()) return;
        form.fill(readFilter(window.location.search));
        apply();
        // The browser restores the scroll position next, for which the whole list must be there.
        list.finish();
      };
      applyAddress();
      window.addEventListener('popstate', applyAddress);
      return () => {
        window.removeEventListener('popstate', applyAddress);
        window.clearTimeout(timer);
      };
    },
    handleInput: () => {
      apply();
      window.clearTimeout(timer);
      timer = window.setTimeout(saveAddress, ADDRESS_DELAY);
    },
    handleChoice,
    reset,
    saveAddress,
    openFirst: () => findFirst()?.click(),
    handleFieldKey: (key) => {
      if (key === 'Escape') reset();
      else if (key === 'ArrowDown') findFirst()?.focus();
      else return false;
      return true;
    },
    handleListKey: ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
      if (ctrlKey || metaKey || altKey || shiftKey) return false;
      const next = list.findNext(key, form.field);
      next?.focus();
      return Boolean(next);
    },
  };
}
