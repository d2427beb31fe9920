let region: HTMLElement | undefined;

/** Has screen readers say a short text. A change of a button's text or of the page is not announced reliably. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const status = region;
  status.textContent = '';
  // In a later task, since a region that comes together with its text is not announced, nor the same text again.
  window.setTimeout(() => (status.textContent = text), 100);
}
