import type { ReactNode } from 'react';
import { OutdatedPageError } from './loadChunk';

interface Props {
  error: Error;
  /** Message for errors other than an outdated page. */
  message: string;
  onRetry: () => void;
  className?: string;
}

/** Explains a failure, with a button that reloads an outdated page, or otherwise retries. */
export function LoadErrorMessage({ error, message, onRetry, className }: Props): ReactNode {
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
