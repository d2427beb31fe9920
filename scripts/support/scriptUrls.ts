const SCRIPT = /<script\b[^>]*?\ssrc=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * Lists the URLs of the scripts in a page's HTML, in order.
 *
 * @throws Error if the page has no script.
 */
export function listScriptUrls(html: string): string[] {
  const urls = [...html.matchAll(SCRIPT)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  if (urls.length === 0) throw new Error('The page names no script.');
  return urls;
}
