/**
 * The path of the page that a path names: without `.html`, `/index.html` and slashes at its end.
 *
 * @param baseUrl Path of the home page, with a slash at its end: `/documentation/`.
 */
export function pagePath(path: string, baseUrl: string): string {
  const trimmed = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return `${trimmed}/` === baseUrl ? baseUrl : trimmed;
}

/** The words in the last part of a path, without the beginning that all pages of generators have. */
export function pathWords(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return last
    .replace(/^generate-an?-/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
