/** Loads chunks on demand, and recognizes chunks that a deployment has removed while the page was open. */

/** Error for a chunk that is missing because the site was deployed after the page was opened. */
export class OutdatedPageError extends Error {}

/** Whether the server has another build of this page. Pages from elsewhere, such as a proxy, do not count. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src');
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const html = await response.text();
  return Boolean(script) && html.includes('/runtime~main.') && !html.includes(String(script));
}

/**
 * Finds the reason why a chunk or worker was not loaded.
 *
 * @returns The error to show; an `OutdatedPageError` if a reload helps.
 */
export async function toLoadError(cause: unknown): Promise<Error> {
  if (await isOutdated().catch(() => false)) return new OutdatedPageError();
  return cause instanceof Error ? cause : new Error(String(cause));
}

/**
 * Loads a chunk on demand.
 *
 * @throws OutdatedPageError if a deployment has removed the chunk; otherwise the error of the import.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw await toLoadError(cause);
  }
}
