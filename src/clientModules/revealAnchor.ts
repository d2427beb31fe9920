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
  const closed = [target, ...listAncestors(target)].filter(
    (element): element is HTMLDetailsElement =>
      element instanceof HTMLDetailsElement && !element.open,
  );
  if (closed.length === 0) return;
  for (const element of closed) element.open = true;
  target.scrollIntoView();
}

function listAncestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...listAncestors(parent)] : [];
}

const revealAnchor: ClientModule = {
  onRouteDidUpdate({ location }) {
    reveal(location.hash);
  },
};

export default revealAnchor;
