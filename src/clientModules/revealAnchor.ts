import type { ClientModule } from '@docusaurus/types';

/** Attribute of the field that the address names; the style sheet marks it. */
const MARK = 'data-marked';

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that escapes nothing names no field.
    return null;
  }
}

/** Opens what encloses the target of the address, scrolls to it, and marks it. */
function reveal(hash: string): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  if (hash === '') return;
  const target = findTarget(hash);
  if (!target) return;
  target.setAttribute(MARK, '');
  let hasOpened = false;
  let details = target.closest('details');
  while (details) {
    hasOpened ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  if (hasOpened) target.scrollIntoView();
}

const revealAnchor: ClientModule = {
  onRouteDidUpdate({ location }) {
    reveal(location.hash);
  },
};

export default revealAnchor;
