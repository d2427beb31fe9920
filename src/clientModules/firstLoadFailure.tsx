import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';
import { FirstLoadError } from '@site/src/components/FirstLoadError';

/** Whether a promise was rejected because a script or a style sheet could not be loaded. */
function isLoadFailure(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || 'request' in reason);
}

function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * Docusaurus preloads the page's chunks before it hydrates, and does not catch a failure: the page would
 * never hydrate, without any message. The server's HTML stays, and a box with the error is added.
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
