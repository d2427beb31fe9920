import type { ClientModule } from '@docusaurus/types';

/** Attribute of the target of the hash. The style sheet highlights it. */
const MARKED_ATTRIBUTE = 'data-marked';

/** Opens the `details` around the target of the hash, scrolls to it, and marks it. */
function reveal(hash: string): void {
  for (const marked of document.querySelectorAll(`[${MARKED_ATTRIBUTE}]`))
    marked.removeAttribute(MARKED_ATTRIBUTE);
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.setAttribute(MARKED_ATTRIBUTE, '');
  let hasOpened = false;
  let details = target.closest('details');
  while (details) {
    hasOpened ||= !details.open;
    // Opens without the transition of src/clientModules/animateDetails.ts.
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
