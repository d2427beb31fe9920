import type { CatalogueTag } from '@site/src/reference/render/catalogue';
import { isImeEvent } from '../isImeEvent';
import { moveFocus } from '../moveFocus';
import { QUERY_UPDATE_DELAY, setPageQuery } from '../pageQuery';
import { FILTER_FIELDS, parseFilter, stringifyFilter } from '@site/src/site/catalogueFilter';
import type { Filter } from '@site/src/site/catalogueFilter';
import { createPredicate, describeMatch, listCandidates } from './filter';

/* Filters the list with the attribute `hidden`. Rendering hundreds of links again with React would take longer than
   the 16 ms of a keystroke. */

/** Maximum number of elements to change in a frame. More changes would take longer than 16 ms. */
const CHANGES_AT_ONCE = 40;

interface Elements {
  form: HTMLFormElement;
  /** A section for each tag, with an `li` for each entry, and a button that shows all entries. */
  list: HTMLElement;
  /** Shows the number of visible entries. */
  status: HTMLElement;
}

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps form, visible entries and URL of the catalogue in sync, and moves the focus with arrow keys.
 *
 * @returns A function that removes the event listeners.
 */
export function connectFilter(
  { form, list, status }: Elements,
  tags: readonly CatalogueTag[],
): () => void {
  const candidates = listCandidates(tags);
  const sections = [...list.querySelectorAll('section')].map((section) => ({
    section,
    count: section.querySelector('[data-count]'),
    items: [...section.querySelectorAll('li')],
  }));
  const chips = [...list.querySelectorAll('li [data-reason]')];
  const controlOf = (name: keyof Filter) => form.elements.namedItem(name) as Control;
  const controls = FILTER_FIELDS.map(controlOf);
  const field = controlOf('q') as HTMLInputElement;
  const { pathname } = window.location;
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: number | undefined;
  let frame = 0;
  /** Elements to show or hide in the next frames. */
  let waiting: [element: HTMLElement, hidden: boolean][] = [];

  const readForm = (): Filter =>
    Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  /**
   * Fills in the form, and opens the `details` around fields with a value. A select becomes empty if it lacks the
   * option, for example a removed tag.
   */
  const fillForm = (filter: Filter): void => {
    for (const control of controls) {
      control.value = filter[control.name as keyof Filter] ?? '';
      if ('selectedIndex' in control && control.selectedIndex < 0) control.value = '';
      const details = control.closest('details');
      if (details && control.value) details.open = true;
    }
  };
  const change = (most: number): void => {
    cancelAnimationFrame(frame);
    for (const [element, hidden] of waiting.splice(0, most)) element.hidden = hidden;
    if (waiting.length > 0) frame = requestAnimationFrame(() => change(CHANGES_AT_ONCE));
  };
  const apply = (): void => {
    const filter = readForm();
    const wanted = candidates.map(createPredicate(filter));
    for (const [index, candidate] of candidates.entries()) {
      const why = wanted[index] ? describeMatch(filter, candidate) : '';
      // Without the space, a screen reader would read the reason and the name as one word.
      const reason = why && ` ${why}`;
      const chip = chips[index];
      if (chip && chip.textContent !== reason) chip.textContent = reason;
    }
    const total = wanted.length;
    const shown = wanted.filter(Boolean).length;
    const entries: typeof waiting = [];
    waiting = [];
    for (const { section, count, items } of sections) {
      const areWanted = wanted.splice(0, items.length);
      const own = areWanted.filter(Boolean).length;
      waiting.push([section, own === 0]);
      // Entries of a hidden tag do not change, because most of them will be shown again.
      if (own === 0) continue;
      for (const [index, item] of items.entries()) entries.push([item, !areWanted[index]]);
      if (count && count.textContent !== String(own)) count.textContent = String(own);
    }
    // Skips elements with the right state, because setting `hidden` to the same value would also cause a layout.
    waiting = [...waiting, ...entries].filter(([element, hidden]) => element.hidden !== hidden);
    change(CHANGES_AT_ONCE);
    // The style sheet uses these attributes to show tag links, and the message that nothing matches.
    list.dataset.shown = String(shown);
    list.dataset.filtered = String(shown < total);
    status.textContent =
      shown === total ? `${total} generators` : `${shown} of ${total} generators`;
  };
  const applyAddress = (): void => {
    // The URL already belongs to another page, which is still loading.
    if (window.location.pathname !== pathname) return;
    fillForm(parseFilter(window.location.search));
    apply();
    // Applies all changes now, because the browser needs the whole list to restore the scroll position next.
    change(waiting.length);
  };
  /** Writes the filter to the URL, so that the Back button returns to this list. A choice adds a history entry. */
  const saveAddress = (isChoice = false): void => {
    window.clearTimeout(timer);
    setPageQuery(pathname, stringifyFilter(readForm()), isChoice);
  };
  const applyChoice = (): void => {
    apply();
    saveAddress(true);
  };
  const reset = (): void => {
    form.reset();
    applyChoice();
    field.focus();
  };
  const listLinks = (): HTMLElement[] => {
    change(waiting.length);
    return [...list.querySelectorAll<HTMLElement>('section:not([hidden]) li:not([hidden]) > a')];
  };

  const onInput = ({ target }: Event): void => {
    if (target !== field) return applyChoice();
    apply();
    window.clearTimeout(timer);
    timer = window.setTimeout(saveAddress, QUERY_UPDATE_DELAY);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    listLinks()[0]?.click();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isImeEvent(event)) return;
    const isEscape = event.key === 'Escape';
    if (isEscape && event.target === field) reset();
    else if (isEscape) field.focus();
    else if (!moveFocus(event, field, listLinks)) return;
    event.preventDefault();
  };
  const onClick = ({ target }: Event): void =>
    (target as Element).closest('button') ? reset() : saveAddress();

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  // In the capture phase, before React Router follows a link.
  list.addEventListener('click', onClick, { signal, capture: true });
  window.addEventListener('popstate', applyAddress, { signal });
  // Applies text that the reader typed before hydration.
  if (stringifyFilter(readForm())) applyChoice();
  else applyAddress();
  return () => {
    listeners.abort();
    window.clearTimeout(timer);
  };
}
