/** Loads chunks on demand, and recognizes those that a deployment removed while the page was open. */

/** A chunk is missing because the site was updated after the page was opened. */
export class OutdatedPageError extends Error {}

/** Whether the server has another build of this page. Pages of other programs, such as proxies, do not count. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src');
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const html = await response.text();
  return Boolean(script) && html.includes('/runtime~main.') && !html.includes(String(script));
}

/**
 * Finds out why a chunk, or a worker, was not loaded.
 *
 * @returns The error to show; an `OutdatedPageError` if a reload helps.
 */
export async function explainFailure(cause: unknown): Promise<Error> {
  if (await isOutdated().catch(() => false)) return new OutdatedPageError();
  return cause instanceof Error ? cause : new Error(String(cause));
}

/**
 * Loads a chunk on demand.
 *
 * @throws OutdatedPageError if the chunk is missing because the site was updated; else the error of the import.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw await explainFailure(cause);
  }
}
