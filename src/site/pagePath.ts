/**
 * Normalizes the path of a page: without `.html`, `/index.html` and trailing slashes.
 *
 * @param baseUrl Path of the home page, with a trailing slash: `/documentation/`.
 */
export function normalizePagePath(path: string, baseUrl: string): string {
  const trimmed = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return `${trimmed}/` === baseUrl ? baseUrl : trimmed;
}

/** Returns the words in the last segment of a path, without the common prefix of endpoint pages. */
export function pathWords(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return last
    .replace(/^generate-an?-/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
