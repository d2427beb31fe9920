import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';
import { LoadError } from '@site/src/components/LoadError';

/** Whether a promise was rejected because a script or style sheet could not be loaded. */
function isLoadFailure(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || 'request' in reason);
}

/**
 * Shows an error if chunks of the first page cannot be loaded. Docusaurus preloads them before it hydrates, and does
 * not catch failures, so the page would never hydrate, without any message. The server's HTML stays readable. Retrying
 * reloads the page, because Docusaurus does not hydrate after a failed preload.
 */
function showLoadFailure({ reason }: PromiseRejectionEvent): void {
  const hasHydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (hasHydrated || !isLoadFailure(reason)) return;
  window.removeEventListener('unhandledrejection', showLoadFailure);
  const container = document.createElement('div');
  document.body.append(container);
  const reload = (): void => window.location.reload();
  createRoot(container).render(<LoadError error={reason} onRetry={reload} isAbovePage />);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', showLoadFailure);
}
