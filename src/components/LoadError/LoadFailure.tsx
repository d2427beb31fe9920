import type { ReactNode } from 'react';
import { OutdatedPageError } from './loadChunk';

interface Props {
  error: Error;
  /** Message for other errors than an outdated page. */
  message: string;
  onRetry: () => void;
  /** Classes of the button. */
  className?: string;
}

/** Says why something was not loaded, with a button that reloads an outdated page and otherwise tries again. */
export function LoadFailure({ error, message, onRetry, className }: Props): ReactNode {
  const isOutdated = error instanceof OutdatedPageError;
  const retry = isOutdated ? () => window.location.reload() : onRetry;
  return (
    <>
      <p>{isOutdated ? 'This page was updated. Reload it.' : message}</p>
      <button type="button" className={className} onClick={retry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </>
  );
}
