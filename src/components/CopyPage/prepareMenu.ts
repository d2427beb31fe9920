import { copyText } from '../CopyButton/clipboard';
import { isFromInputMethod } from '../isFromInputMethod';

const COPIED = 'Copied';
const NOT_LOADED = 'The Markdown could not be loaded. Check your connection and try again.';

/**
 * Copies the Markdown file that the menu links to, or opens it if the browser blocks copying. Returns the message for
 * the reader.
 */
async function copyMarkdown(link: HTMLAnchorElement | null): Promise<string> {
  const response = await fetch(link?.href ?? '').catch(() => undefined);
  if (!response?.ok) return NOT_LOADED;
  if (await copyText(await response.text())) return COPIED;
  link?.click();
  return '';
}

/**
 * Adds the event listeners of the menu: the button copies, and Escape or a loss of focus closes the menu.
 * The style sheet shows the button from then on. Called whenever the menu opens or closes, as React may
 * keep the element when the page changes.
 */
export function prepareMenu(menu: HTMLDetailsElement): void {
  const status = menu.querySelector('[role=status]');
  if (status) status.textContent = '';
  if (menu.dataset.ready) return;
  menu.dataset.ready = 'true';
  menu.querySelector('button')?.addEventListener('click', () => {
    void copyMarkdown(menu.querySelector('a')).then((message) => {
      if (status) status.textContent = message;
    });
  });
  menu.addEventListener('keydown', (event) => {
    if (isFromInputMethod(event) || event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // The menu stays open when the window loses the focus; the document then has none.
    const isInside = relatedTarget instanceof Node && menu.contains(relatedTarget);
    if (!isInside && document.hasFocus()) menu.open = false;
  });
}
