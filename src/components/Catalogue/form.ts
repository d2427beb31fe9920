import { FILTER_FIELDS } from './filter';
import type { Filter } from './filter';

/** What the fields say now. */
export function readForm(form: HTMLFormElement): Filter {
  const values = new FormData(form);
  const value = (field: keyof Filter): string => {
    const text = values.get(FILTER_FIELDS[field]);
    return typeof text === 'string' ? text : '';
  };
  return { query: value('query'), tag: value('tag'), returns: value('returns') };
}

/** Fills the fields. One that does not offer its value, such as that of an old address, is empty. */
export function fillForm(form: HTMLFormElement, filter: Filter): void {
  for (const field of ['query', 'tag', 'returns'] as const) {
    const control = form.elements.namedItem(FILTER_FIELDS[field]);
    if (control instanceof HTMLInputElement) control.value = filter[field];
    if (!(control instanceof HTMLSelectElement)) continue;
    control.value = filter[field];
    if (control.selectedIndex < 0) control.value = '';
  }
}

/** The field for a query. */
export function queryField(form: HTMLFormElement | null): HTMLElement | null {
  const control = form?.elements.namedItem(FILTER_FIELDS.query);
  return control instanceof HTMLElement ? control : null;
}
