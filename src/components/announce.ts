let region: HTMLElement | undefined;

/** Announces a short message to screen readers. Changes of a page or a button's text are not announced reliably. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const status = region;
  status.textContent = '';
  // Sets the text in a later task, because a region is not announced if it is inserted with its text, or if its text
  // does not change.
  window.setTimeout(() => (status.textContent = text), 100);
}
