import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce } from '../components/announce';
import { copyText, FEEDBACK_DURATION } from '../components/CopyButton/clipboard';

/** Matches links with which headings and fields link to themselves. */
const ANCHORS = '.hash-link, [aria-label^="Link to "]';

/** Copies the URL of a link. If the browser blocks copying, readers can still copy the URL from the address bar. */
async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) return;
  announce('Link copied');
  link.dataset.copied = '';
  window.setTimeout(() => delete link.dataset.copied, FEEDBACK_DURATION);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(ANCHORS);
    // With a modifier key, the link opens in a new tab or window.
    if (link && !ctrlKey && !metaKey && !shiftKey) void copyLink(link);
  });
}
