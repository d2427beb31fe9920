import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';
import { FirstLoadError } from '@site/src/components/FirstLoadError';

/** Whether a promise failed because a script or a stylesheet did not arrive. */
function isLoadFailure(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || 'request' in reason);
}

function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * The framework loads the page's own scripts before it takes over the server's HTML, and does not
 * catch a failure: the page would stay as it is without a word. The HTML remains; the box is added.
 */
function showLoadFailure({ reason }: PromiseRejectionEvent): void {
  if (hasHydrated() || !isLoadFailure(reason)) return;
  window.removeEventListener('unhandledrejection', showLoadFailure);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<FirstLoadError error={reason} />);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', showLoadFailure);
}
