import { copyText } from '../CopyButton/copyText';

const COPIED = 'Copied';
const NOT_LOADED = 'The Markdown could not be loaded. Try again.';

async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

/**
 * Copies the Markdown file that the menu links to, or opens it if the browser refuses. Returns the message for
 * the reader.
 */
async function copyTwin(link: HTMLAnchorElement | null): Promise<string> {
  try {
    if (await copyText(await fetchTwin(link?.href ?? ''))) return COPIED;
    link?.click();
    return '';
  } catch {
    return NOT_LOADED;
  }
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
    void copyTwin(menu.querySelector('a')).then((message) => {
      if (status) status.textContent = message;
    });
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // The menu stays open when the window loses the focus; the document then has none.
    const isInside = relatedTarget instanceof Node && menu.contains(relatedTarget);
    if (!isInside && document.hasFocus()) menu.open = false;
  });
}
