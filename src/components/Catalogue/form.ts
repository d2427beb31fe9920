import { FILTER_FIELDS } from './filter';
import type { Filter } from './filter';

/** The form with the catalogue's fields. */
export interface FilterForm {
  read: () => Filter;
  /** Sets the fields. One that has no such option, as for the URL of a tag that was removed, is empty. */
  fill: (filter: Filter) => void;
  /** Moves the focus to the field of the query. */
  focus: () => void;
  /** The field of the query. */
  field: HTMLElement | null;
}

function readFields(form: HTMLFormElement): Filter {
  const values = new FormData(form);
  const value = (field: keyof Filter): string => {
    const text = values.get(FILTER_FIELDS[field]);
    return typeof text === 'string' ? text : '';
  };
  return { query: value('query'), tag: value('tag'), returns: value('returns') };
}

function fillFields(form: HTMLFormElement, filter: Filter): void {
  for (const field of ['query', 'tag', 'returns'] as const) {
    const control = form.elements.namedItem(FILTER_FIELDS[field]);
    if (control instanceof HTMLInputElement) control.value = filter[field];
    if (!(control instanceof HTMLSelectElement)) continue;
    control.value = filter[field];
    if (control.selectedIndex < 0) control.value = '';
  }
}

/** Wraps the form's element, whose fields have the names of `FILTER_FIELDS`. */
export function wrapFilterForm(form: HTMLFormElement): FilterForm {
  const control = form.elements.namedItem(FILTER_FIELDS.query);
  const field = control instanceof HTMLElement ? control : null;
  return {
    read: () => readFields(form),
    fill: (filter) => fillFields(form, filter),
    focus: () => field?.focus(),
    field,
  };
}
