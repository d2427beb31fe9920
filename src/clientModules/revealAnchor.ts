import type { ClientModule } from '@docusaurus/types';

/** Attribute of the element that the hash refers to; the style sheet highlights it. */
const MARK = 'data-marked';

/** Opens the `details` around the target of the hash, scrolls to it, and marks it. */
function reveal(hash: string): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.setAttribute(MARK, '');
  let hasOpened = false;
  let details = target.closest('details');
  while (details) {
    hasOpened ||= !details.open;
    // At once, whatever src/clientModules/animateDetails.ts has prepared.
    details.removeAttribute('data-moving');
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
