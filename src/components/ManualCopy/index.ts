import styles from './styles.module.css';

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * Shows a text in a modal dialog, selected, for browsers that block the clipboard. The dialog closes by its
 * button or Escape, and is then removed.
 */
export function showText(text: string): void {
  const dialog = create('dialog', { className: styles.dialog });
  const title = create('p', {
    id: 'manual-copy',
    textContent: 'Your browser did not let this page copy. The text is selected: copy it yourself.',
  });
  const area = create('textarea', { value: text, readOnly: true, rows: 14 });
  area.setAttribute('aria-label', 'Text to copy');
  dialog.setAttribute('aria-labelledby', title.id);
  const close = create('button', { type: 'button', textContent: 'Close' });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(title, area, close);
  document.body.append(dialog);
  dialog.showModal();
  area.focus();
  area.select();
}
